import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';

/** Colleagues beside the demonstration accounts: members of case teams who cannot sign in. */
export interface Colleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly role: OpportunityRole;
}

export const colleagues: Record<'skf' | 'norrland' | 'halden', readonly Colleague[]> = {
  skf: [
    { firstName: 'Anders', lastName: 'Kallio', title: 'Lubrication specialist', role: 'Case Owner' },
    { firstName: 'Sofia', lastName: 'Vestin', title: 'Sustainability lead', role: 'Case Owner' },
    { firstName: 'Mikael', lastName: 'Rosén', title: 'Automation engineer', role: 'Case Owner' },
    { firstName: 'Priya', lastName: 'Tandon', title: 'Data scientist', role: 'Analyst' },
    { firstName: 'Lars', lastName: 'Ekdahl', title: 'Test engineer', role: 'Case Team Member' },
    { firstName: 'Hanna', lastName: 'Sjö', title: 'Legal counsel', role: 'Support' },
  ],
  norrland: [
    { firstName: 'Ove', lastName: 'Stenmark', title: 'Energy manager', role: 'Case Owner' },
    { firstName: 'Karin', lastName: 'Norberg', title: 'Melt shop manager', role: 'Case Owner' },
    { firstName: 'Isak', lastName: 'Pettersson', title: 'Process developer', role: 'Case Team Member' },
    { firstName: 'Lea', lastName: 'Hedman', title: 'Venture manager', role: 'Business Developer' },
  ],
  halden: [
    { firstName: 'Ingrid', lastName: 'Solheim', title: 'Fleet director', role: 'Case Owner' },
    { firstName: 'Tor', lastName: 'Aasen', title: 'Chief engineer', role: 'Case Owner' },
    { firstName: 'Camilla', lastName: 'Dahl', title: 'Naval architect', role: 'Analyst' },
    { firstName: 'Erik', lastName: 'Myhre', title: 'Port captain', role: 'Observer' },
  ],
};

/** Who administers SKF. */
export const administratorEmail = 'hanna.sjo@skf.example';

export const contactFirstNames = ['Ada', 'Amir', 'Bea', 'Cem', 'Dora', 'Elio', 'Fatou', 'Gus', 'Hui', 'Ines', 'Jonas', 'Kira', 'Leo', 'Mina', 'Noor', 'Oskar', 'Pia', 'Ravi', 'Sara', 'Tomas', 'Uma', 'Viktor', 'Wilma', 'Yara', 'Zoe',
  'Aino', 'Bruno', 'Chiara', 'Dario', 'Elif', 'Felix', 'Greta', 'Hugo', 'Ida', 'Jakub', 'Klara', 'Luca', 'Maja', 'Nico', 'Olga', 'Paul', 'Rosa', 'Stellan', 'Tilda', 'Ugo', 'Vera', 'Wim', 'Xenia', 'Yusuf', 'Zora', 'Alma', 'Boris', 'Dilan', 'Ebba', 'Frida'] as const;
export const contactLastNames = ['Abadi', 'Brandt', 'Costa', 'Dufour', 'Eriksen', 'Fontana', 'Gruber', 'Haddad', 'Ilves', 'Jansen', 'Kowalski', 'Lindqvist', 'Moreau', 'Nakamura', 'Olsen', 'Petrov', 'Quist', 'Romano', 'Sharma', 'Tamm', 'Ueda', 'Varga', 'Weber', 'Young',
  'Arslan', 'Bianchi', 'Castro', 'Dvořák', 'Engström', 'Ferrari', 'Granlund', 'Horvat', 'Ivanov', 'Jokinen', 'Kaya', 'Lefèvre', 'Meyer', 'Novak', 'Okafor', 'Popescu', 'Ribeiro', 'Silva', 'Tanaka', 'Urbański', 'Vance', 'Wouters', 'Yilmaz', 'Zimmer', 'Aho', 'Bakker', 'Conti', 'Doyle', 'Evers', 'Fischer'] as const;
