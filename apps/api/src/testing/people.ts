import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'

import type { AppServices } from '../app.ts'
import { makeCaptcha } from '../domains/session/captcha.ts'
import type { TestActor, makeAsk } from './ask.ts'

export interface MailSeen {
  to_address: string
  kind: string
  subject: string
  body: string
  sent_at: Date | null
}

type Ask = ReturnType<typeof makeAsk>

export interface Overrides {
  email?: string
  password?: string
  name?: string
  userTyp?: number
  agentCode?: number
  notes?: string
  /** Code of the region of residence. */
  wilayah?: string
}

export const PASSWORD = 'tujuh kursi rotan biru'
let made = 0

/** A solved challenge of the lowest difficulty, valid for a server with these keys. */
export async function solvedCaptcha({ secrets, clock }: Pick<AppServices, 'secrets' | 'clock'>): Promise<string> {
  const challenge = await makeCaptcha(secrets.captcha, clock(), 1)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** The ten fields of a new registration. */
export async function registration(services: AppServices, overrides: Overrides = {}) {
  made += 1
  const password = overrides.password ?? PASSWORD
  return {
    EMAIL: overrides.email ?? `pemohon${made}@contoh.id`,
    LOGIN_PASSWORD: password,
    LOGIN_PASSWORD_CONFIRM: password,
    PERSON_NAME: overrides.name ?? `Pemohon ${made}`,
    INDI_PERSON_ID_NBR: `3174${String(10_01_90 + (made % 28)).padStart(6, '0')}${String(made).padStart(6, '0')}`.slice(
      0,
      16,
    ),
    INDI_PERSON_BIRTH_DATE: '1990-01-10',
    PERNYATAAN: 'Y',
    CAPTCHA: await solvedCaptcha(services),
    NO_CONSULTANT: overrides.notes ?? '',
    WILAYAH: overrides.wilayah ?? (await anyRegion(services)),
  }
}

async function anyRegion({ db }: AppServices): Promise<string> {
  const found = await sql<{
    state_code: string
  }>`select state_code from region_state order by state_code limit 1`.execute(db)
  return found.rows[0]?.state_code ?? ''
}

/** Functions that register applicants and add office users on a portal. */
export function makeAccounts(services: AppServices, ask: Ask, mails: () => Promise<MailSeen[]>) {
  async function register(overrides: Overrides = {}): Promise<TestActor> {
    const fields = await registration(services, overrides)
    const actor: TestActor = {
      userId: 0,
      email: fields.EMAIL,
      password: fields.LOGIN_PASSWORD,
      cookies: {},
      ip: `10.0.${made >> 8}.${made & 255}`,
    }
    const registered = await ask('insertNewCustomer', { body: fields, as: actor })
    if (registered.status !== 200) throw new Error(`registration failed: ${JSON.stringify(registered.body)}`)
    const link = activationLink(await mails(), fields.EMAIL)
    actor.userId = Number(link.searchParams.get('userId'))
    await ask('activateAccount', {
      query: { userId: actor.userId },
      body: { TOKEN: link.searchParams.get('token'), LOGIN_PASSWORD: actor.password },
      as: actor,
    })
    if (overrides.userTyp !== undefined || overrides.agentCode !== undefined)
      await grant(services, actor.userId, overrides)
    await logIn(ask, actor)
    return actor
  }

  async function withRole(role: 'office' | 'commission'): Promise<TestActor> {
    const actor = await register()
    await sql`update app_user set role = ${role} where user_id = ${actor.userId}`.execute(services.db)
    return actor
  }
  return { register, office: () => withRole('office'), commission: () => withRole('commission') }
}

async function logIn(ask: Ask, actor: TestActor): Promise<void> {
  const answer = await ask('login', { body: { EMAIL: actor.email, LOGIN_PASSWORD: actor.password }, as: actor })
  if (answer.status !== 200) throw new Error(`login failed: ${JSON.stringify(answer.body)}`)
}

/** Sets what only the office can set: user type and agent code, with a row of the register. */
async function grant({ db }: AppServices, userId: number, { userTyp = 1, agentCode, notes }: Overrides): Promise<void> {
  if (agentCode !== undefined) {
    const number = notes ?? `${String(agentCode).padStart(4, '0').slice(-4)}-2016`
    await sql`
      insert into agent (agent_code, consultant_nbr, agent_name, office_name, added_at)
      select ${agentCode}, ${number}, full_name, 'Kantor ' || full_name, created_at from app_user where user_id = ${userId}
      on conflict do nothing`.execute(db)
  }
  await sql`update app_user set user_typ = ${userTyp}, agent_code = ${agentCode ?? null} where user_id = ${userId}`.execute(
    db,
  )
}

function activationLink(mails: MailSeen[], email: string): URL {
  const mail = mails.find(({ to_address, kind }) => to_address === email && kind === 'activation')
  const link = /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
  if (link === undefined) throw new Error(`no activation mail for ${email}`)
  return new URL(link)
}
