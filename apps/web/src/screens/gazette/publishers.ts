/** Roles that put cases into the next issue and take them off. Closing it and correcting closed ones is for the register alone. */
export const publishers = ['formality', 'register', 'head'] as const
