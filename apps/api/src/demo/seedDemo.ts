import { hashPassword } from '../domains/session/password.ts'
import { personalIdHash, sealPersonalId } from '../domains/user/personalId.ts'
import type { Services } from '../services.ts'
import { demoAccounts, demoPassword, type DemoAccount } from './accounts.ts'

/** Loads the demonstration into an empty database; does nothing where there is a user already. */
export async function seedDemo(services: Services): Promise<void> {
  const anyone = await services.db.selectFrom('app_user').select('user_id').limit(1).executeTakeFirst()
  if (anyone) return
  const passwordHash = await hashPassword(demoPassword)
  await services.db.insertInto('app_user').values(demoAccounts.map((account) => userRow(account, passwordHash, services))).execute()
}

function userRow(account: DemoAccount, passwordHash: string, { secrets, clock }: Services) {
  const at = clock()
  return {
    email: account.email,
    email_folded: account.email,
    password_hash: passwordHash,
    password_changed_at: at,
    role: account.role,
    status: 'active' as const,
    full_name: account.name,
    user_typ: account.userTyp,
    personal_id_sealed: sealPersonalId(account.nik, secrets),
    personal_id_hash: personalIdHash(account.nik, secrets),
    birthday: account.birthday,
    gender: account.gender,
    telephone: '+6281234567890',
    notes: account.consultantNumber ?? null,
    agent_code: account.agentCode ?? null,
    state_code: '34',
    city_code: '3402',
    addr_street: 'Jalan Kasongan 21',
    zipcode: '55184',
    wilayah: '34',
    locale: 'id' as const,
    created_at: at,
    activated_at: at,
  }
}
