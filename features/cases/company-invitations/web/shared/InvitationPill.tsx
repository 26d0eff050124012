import {
  stateLabels,
  type InvitationState,
} from '#features/cases/company-invitations/domain/invitation.ts';
import { Pill, type Tone } from '#ui/Tag.tsx';

const tones: Readonly<Record<InvitationState, Tone>> = {
  sent: 'neutral',
  opened: 'accent',
  started: 'accent',
  submitted: 'good',
  declined: 'warn',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** How far an invitation has come. */
export const InvitationPill = ({ state }: { readonly state: InvitationState }) => (
  <Pill tone={tones[state]}>{stateLabels[state]}</Pill>
);
