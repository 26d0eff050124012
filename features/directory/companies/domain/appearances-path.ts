/**
 * Where is asked what a company is used in. Whoever changes that has it fetched again; the answer names
 * records of features above this one, and stands with them.
 */
export const appearancesPath = '/companies/{kind}/{id}/appearances';
