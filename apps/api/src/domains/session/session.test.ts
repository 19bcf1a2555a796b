import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPortal, type Portal } from '../../testing/portal.ts'
import { PASSWORD } from '../../testing/people.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

describe('login', () => {
  test('opens a session with the record of the user and both cookies', async () => {
    const sari = await portal.register({ email: 'Sari@Contoh.id', name: 'Sari' })
    const answer = await portal.ask('login', { body: { EMAIL: 'sari@contoh.ID', LOGIN_PASSWORD: PASSWORD }, as: { ...sari, cookies: {} } })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ ID: sari.userId, USER_NAME: 'Sari', USER_TYP: 1, AGENT_CODE: null, ROLE: 'applicant', TOTAL: 0 })
    expect(answer.cookies['saki']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 28_800 })
    expect(answer.cookies['saki_signed_in']).toMatchObject({ value: '1', maxAge: 28_800 })
    expect(answer.cookies['saki_signed_in']).not.toHaveProperty('httpOnly')
  })
})
