export const linkToRoleRequests = '/admin/requests';
