/**
 * What features bring to the contract of others that know none of them. Who takes it adds its type
 * here, by declaration merging.
 */
export interface DomainSlots {}
