/** A consultant as an external register tells it; fields it does not have are empty. */
export interface RegistryAgent {
  AGENT_NAME: string
  FRONT_TITLE: string
  BACK_TITLE: string
  OFFICE_NAME: string
  OFFICE_TELP: string
  OFFICE_EMAIL: string
  ADDR_STREET: string
  ZIPCODE: string
  STATE_CODE: string
  CITY_CODE: string
  NOTES: string
}

/**
 * The office's external register of consultants. It is asked for numbers only: an address that comes from outside is text to be compared,
 * never one to be opened.
 */
export interface AgentRegistry {
  /** The consultant with this number (0903-2016); undefined when it has none, does not answer in time, or answers something else. */
  find(number: string, now: Date): Promise<RegistryAgent | undefined>
}

/**
 * The number a wished address asks for: a bare number, or an address of the register itself with a number as its last part. Undefined for
 * every other text, whatever it looks like.
 */
export function numberAskedFor(url: string, register: string): string | undefined {
  if (isNumber(url)) return url
  if (!URL.canParse(url) || !URL.canParse(register)) return undefined
  const [asked, own] = [new URL(url), new URL(register)]
  // What does not read back as it was written is written to be read two ways: user@host, backslashes, tabs, dots, encoded letters.
  if (asked.href !== url || asked.username !== '' || asked.password !== '' || asked.search !== '' || asked.hash !== '')
    return undefined
  const prefix = `${own.pathname.replace(/\/+$/, '')}/`
  if (asked.origin === 'null' || asked.origin !== own.origin || !asked.pathname.startsWith(prefix)) return undefined
  const rest = asked.pathname.slice(prefix.length)
  return isNumber(rest) ? rest : undefined
}

function isNumber(text: string): boolean {
  return /^[0-9]{4}-[0-9]{4}$/.test(text)
}
