import type { FastifyRequest } from 'fastify'

/** One value of the query of an address; the first of several. */
export function firstOfQuery(request: FastifyRequest, name: string): string {
  const value = (request.query as Readonly<Record<string, string | string[] | undefined>>)[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** `halaman` of the address: 1 unless it is a whole number above. */
export function askedPage(request: FastifyRequest): number {
  const page = Number(firstOfQuery(request, 'halaman'))
  return Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1
}
