/** A consultant as the external register returns it; missing fields are ''. */
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
 * The office's external register of consultants. It is asked for numbers only; URLs from requests are compared as text and never opened.
 */
export interface AgentRegistry {
  /**
   * The consultant with this number (such as 0903-2016); undefined when there is none, or the register does not answer correctly in time.
   */
  find(number: string, now: Date): Promise<RegistryAgent | undefined>
}

/**
 * The number in a requested URL: a bare number, or the register's own URL with a number as its last part. Undefined for every other text.
 */
export function numberAskedFor(url: string, register: string): string | undefined {
  if (isNumber(url)) return url
  if (!URL.canParse(url) || !URL.canParse(register)) return undefined
  const [asked, own] = [new URL(url), new URL(register)]
  // A URL that its parser rewrites may be read differently elsewhere: user@host, backslashes, tabs, dots, encoded letters.
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
