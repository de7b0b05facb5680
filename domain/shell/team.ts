/** The roles that make somebody one of the product's team (spec 3§6). */
export const teamRoles = ['super-admin', 'admin', 'commentator', 'curator'] as const

/** Whether somebody with these roles belongs to the team, who alone see the raffle and the cup. */
export const isTeam = (roles: readonly string[]): boolean => roles.some((role) => teamRoles.some((own) => own === role))
