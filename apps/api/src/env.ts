import { resolve } from 'node:path'

import { readClock, readClosure, type PaymentHours } from '@saki/domain/billing/paymentHours'

/** Settings from environment variables, read once at start. The README explains each variable. */
export interface Env {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** A replica for searches. */
  databaseReadUrl: string | undefined
  objectStoreUrl: string | undefined
  smtpUrl: string | undefined
  /** MAIL_DIR_OK: lets production run without SMTP_URL, when something else sends the mails of the mail folder. */
  mailDirOk: boolean
  clamdUrl: string | undefined
  publicBaseUrl: string
  paymentWebhookSecret: string | undefined
  paymentHours: PaymentHours
  mailWebhookSecret: string | undefined
  /** PEM with the key and certificate that sign letters, given by the operator. */
  letterSigningFile: string | undefined
  agentRegistryUrl: string | undefined
  trustedProxies: string[]
  demo: boolean
  production: boolean
}

/** Throws an error that names the variable whose value is invalid. Paths are relative to `root`, the folder of the project. */
export function readEnv(vars: NodeJS.ProcessEnv, root: string): Env {
  const production = vars['NODE_ENV'] === 'production'
  const port = Number(vars['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${vars['PORT']}`)
  const publicBaseUrl = (vars['PUBLIC_BASE_URL'] ?? `http://127.0.0.1:${port}`).replace(/\/$/, '')
  if (production && !publicBaseUrl.startsWith('https://')) {
    throw new Error('PUBLIC_BASE_URL must be https in production: the session cookie is sent over https only')
  }
  if (production && !vars['PAYMENT_WEBHOOK_SECRET']) throw new Error('PAYMENT_WEBHOOK_SECRET is required in production')
  const demo = vars['SAKI_DEMO'] ? isOn(vars['SAKI_DEMO']) : !production
  if (production && demo) {
    throw new Error(
      'SAKI_DEMO is on with NODE_ENV=production: the passwords of a demonstration are published. Remove one of the two.',
    )
  }
  return {
    port,
    host: vars['HOST'] ?? '127.0.0.1',
    dataDir: resolve(root, vars['DATA_DIR'] ?? './data'),
    databaseUrl: readAddress(vars, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: readAddress(vars, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    objectStoreUrl: vars['OBJECT_STORE_URL'],
    smtpUrl: readAddress(vars, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailDirOk: isOn(vars['MAIL_DIR_OK'] ?? 'off'),
    clamdUrl: vars['CLAMD_URL'],
    publicBaseUrl,
    paymentWebhookSecret: vars['PAYMENT_WEBHOOK_SECRET'],
    paymentHours: {
      closed: named('PAYMENT_CLOSED', () => readClosure(vars['PAYMENT_CLOSED'] ?? '22:00-00:00')),
      counterUntil: named('PAYMENT_COUNTER_UNTIL', () => readClock(vars['PAYMENT_COUNTER_UNTIL'] ?? '15:00')),
    },
    mailWebhookSecret: vars['MAIL_WEBHOOK_SECRET'],
    letterSigningFile: vars['LETTER_SIGNING_FILE'] ? resolve(root, vars['LETTER_SIGNING_FILE']) : undefined,
    agentRegistryUrl: vars['AGENT_REGISTRY_URL'],
    trustedProxies: (vars['TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean),
    demo,
    production,
  }
}

/** Runs `read` and puts the variable's name before the message of its error. */
function named<T>(variable: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${variable} is ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

const isOn = (value: string) => !['', '0', 'false', 'off', 'no'].includes(value.toLowerCase())

/** Reads a URL that may hold user and password; error messages never include them. An empty variable counts as absent. */
function readAddress(vars: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = vars[name]
  if (!text) return undefined
  const example = `${protocols[0]}//user:password@host:port`
  let url: URL
  try {
    url = new URL(text)
    decodeURIComponent(url.username + url.password)
  } catch {
    throw new Error(
      `${name} cannot be read as an address (${example}…). In user and password the signs : / ? # [ ] @ % must be percent-encoded.`,
    )
  }
  if (!protocols.includes(url.protocol)) {
    throw new Error(`${name} begins with ${url.protocol}//, it must be ${protocols.join('// or ')}//`)
  }
  return text
}
