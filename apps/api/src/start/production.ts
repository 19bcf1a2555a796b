import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

import { isPassword } from '../domains/session/password.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../ports/secrets.ts'
import { demoEmails, demoPassword } from './demoLogin.ts'

/** Shortest length of a shared secret in characters; 128 bits are 32 hexadecimal digits. */
const SHORTEST_SECRET = 32

/** Database settings and demo accounts that matter in production. */
export interface DatabaseFacts {
  settings: Record<string, string | null>
  /** Addresses of demo accounts somebody can log in to with published credentials. */
  demoAccounts: string[]
}

type EnvFacts = Pick<Env, 'smtpUrl' | 'mailDirOk'>
type SecretFacts = Pick<Secrets, 'paymentWebhook' | 'mailWebhook'>

/** Faults of variables that production needs besides those readEnv requires. Each names its variable and the remedy. */
export function environmentFaults(env: EnvFacts): string[] {
  const faults: string[] = []
  if (env.smtpUrl === undefined && !env.mailDirOk) {
    faults.push(
      'SMTP_URL is missing: no letter, code or reminder would reach anybody. Set it, or MAIL_DIR_OK=1 when something else sends the files in DATA_DIR/mail.',
    )
  }
  return faults
}

/** Shared secrets that are too short. The four keys are not checked: reading them already requires 32 bytes. */
export function secretFaults(secrets: SecretFacts): string[] {
  const shared = [
    ['PAYMENT_WEBHOOK_SECRET', secrets.paymentWebhook],
    ['MAIL_WEBHOOK_SECRET', secrets.mailWebhook],
  ] as const
  return shared
    .filter(([, secret]) => secret.trim().length < SHORTEST_SECRET)
    .map(
      ([name, secret]) =>
        `${name} has ${secret.trim().length} characters: give at least ${SHORTEST_SECRET}, for instance from "openssl rand -hex 32".`,
    )
}

/** PostgreSQL settings required so that acknowledged writes survive a power cut and damaged pages are noticed. */
const durable = [
  ['fsync', (value: string) => value === 'on', 'what is acknowledged is lost in a power cut. Set fsync=on.'],
  [
    'full_page_writes',
    (value: string) => value === 'on',
    'a power cut can tear pages that nothing repairs. Set full_page_writes=on.',
  ],
  [
    'synchronous_commit',
    (value: string) => value !== 'off',
    'the last acknowledged filings are lost in a crash. Set it to on, also for this role and this database.',
  ],
  [
    'data_checksums',
    (value: string) => value === 'on',
    'damaged pages are not noticed. Stop the server and run pg_checksums --enable.',
  ],
] as const

/** Unsafe PostgreSQL settings and usable demo accounts; each fault names the remedy. */
export function databaseFaults({ settings, demoAccounts }: DatabaseFacts): string[] {
  const faults = durable.flatMap(([name, isSafe, what]) => {
    const value = settings[name] ?? 'unknown'
    return isSafe(value) ? [] : [`PostgreSQL has ${name}=${value}: ${what}`]
  })
  if (demoAccounts.length > 0) {
    faults.push(
      `The database holds accounts of a demonstration, whose password is published: ${demoAccounts.join(', ')}. ` +
        'Production needs a database of its own: give an empty one. If this one must go on, close the accounts: ' +
        "update app_user set status = 'closed' where email_folded in (…).",
    )
  }
  return faults
}

/** Reads the input of databaseFaults with the rights of this role. Needs the schema. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const names = durable.map(([name]) => name)
  const { rows } = await sql<{ name: string; value: string | null }>`
    select name, current_setting(name, true) as value from unnest(${names}::text[]) as name`.execute(db)
  return {
    settings: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    demoAccounts: await usableDemoAccounts(db),
  }
}

/**
 * Active demo accounts that still have the published password, and demo officers and the Appeal Commission whatever their password. The address alone is not enough:
 * anybody may register it.
 */
async function usableDemoAccounts(db: Db): Promise<string[]> {
  const found = await tables(db)
    .selectFrom('appUser')
    .select(['email', 'role', 'passwordHash'])
    .where('emailFolded', 'in', demoEmails)
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
  const usable: string[] = []
  for (const { email, role, passwordHash } of found)
    if (role !== 'applicant' || (await isPassword(passwordHash, demoPassword))) usable.push(email)
  return usable
}

/** Throws in production with every fault of environment, secrets and database at once; checks nothing elsewhere. */
export async function assertFitForProduction(env: Env, secrets: Secrets, db: Db): Promise<void> {
  if (!env.production) return
  const faults = [...environmentFaults(env), ...secretFaults(secrets), ...databaseFaults(await readDatabaseFacts(db))]
  if (faults.length === 0) return
  throw new Error(
    `The portal does not start in production:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nNothing was served.`,
  )
}
