/** Where somebody with an account is found; not with the other paths, since no table leads there. */
export const personPath = (name: string): string => `/people/${encodeURIComponent(name)}`
