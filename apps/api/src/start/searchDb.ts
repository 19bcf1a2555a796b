import { openDb, type Db } from '@saki/db'

/** Milliseconds after which a search is given up. */
const SEARCH_MS = 3_000
/** Searches use a few connections of their own, so that they never take those of filing and payment. */
const SEARCH_CONNECTIONS = 4

/** The connections of searches, to the replica if there is one. A statement beyond `statementMs` ends with BUSY. */
export const openSearchDb = (
  url: string,
  replicaUrl: string | undefined,
  { statementMs = SEARCH_MS, poolSize = SEARCH_CONNECTIONS } = {},
): Db => openDb({ url, replicaUrl, poolSize, statementMs })
