/** A bucket with the credentials to use it. */
export interface ObjectStoreLocation {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  bucket: string
  region: string
  /** True: the bucket is in the path; false: in the host name. */
  pathStyle: boolean
}

const FORM = 'http(s)://key:secret@host:port/bucket?region=…&pathStyle=true'
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const known = new Set(['region', 'pathStyle'])

/** Parses OBJECT_STORE_URL. Error messages do not repeat the value, which holds a secret. */
export function parseObjectStoreUrl(text: string): ObjectStoreLocation {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong('it is not an http or https address')
  if (url.username === '' || url.password === '') throw wrong('key or secret is missing')
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  if (!bucketPattern.test(bucket)) throw wrong('the path must be the name of one bucket')
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name))
  if (unknown !== undefined) throw wrong(`"${unknown}" means nothing`)
  const pathStyle = url.searchParams.get('pathStyle') ?? 'true'
  if (pathStyle !== 'true' && pathStyle !== 'false') throw wrong('pathStyle is true or false')
  return {
    endpoint: url.origin,
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    pathStyle: pathStyle === 'true',
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw wrong('key and secret must be percent-encoded')
  }
}

function wrong(why: string): Error {
  return new Error(`OBJECT_STORE_URL: ${why}. Its form is ${FORM}`)
}
