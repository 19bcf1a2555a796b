/** Seconds since a value of performance.now(). */
export const secondsSince = (began: number) => (performance.now() - began) / 1000

export const duration = (began: number) => `${secondsSince(began).toFixed(1)} s`

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
