import { pages } from '@saki/contracts/pages'
import type { Page } from '@playwright/test'

import { casesNamed, draftsNamed, read } from '../portal/api.ts'
import { demo } from '../portal/people.ts'
import { signIn } from '../portal/session.ts'

/** Addresses that one person of the demonstration opens; without an email, nobody is signed in. */
export interface Visit {
  email?: string
  addresses: string[]
}

const OFFICE = /^\/(?:petugas|office)/
const SIGNED_OUT = ['/login', '/login/forgetpass', '/login/activatelogin', '/daftar-akun', '/lapor-masalah', '/publik']

/** Every page of the client with sample parameters, for the person who has most to see there. Ends with the applicant signed in. */
export async function visits(page: Page): Promise<Visit[]> {
  await signIn(page, demo.officer)
  const { data: queue } = await read<{ data: { PATENT_ID: string }[] }>(page, '/office/queue', { kind: 'FORMALITY' })
  await signIn(page, demo.sari)
  const [known] = await casesNamed(page, 'Teko Gerabah Kecil')
  const [draft] = await draftsNamed(page, 'Teko Kopi Gerabah')
  const fill = (pattern: string, number = '') => pattern.replace(/\$\w+/, number)
  const isOfApplicant = (pattern: string) =>
    !OFFICE.test(pattern) && pattern !== '/komisi-banding' && !SIGNED_OUT.includes(pattern)
  const hub = `/buat-pengajuan/draft?draft=${draft?.TEMP_ID}`
  const steps = ['design', 'images', 'applicants', 'attachments', 'check', 'declaration']
  return [
    { addresses: SIGNED_OUT },
    {
      email: demo.sari,
      addresses: [
        ...pages.filter(isOfApplicant).map((pattern) => fill(pattern, known?.PATENT_ID)),
        hub,
        ...steps.map((step) => `${hub}&step=${step}`),
        '/trademarks/search?q=kopi&classes=30,43',
      ],
    },
    {
      email: demo.officer,
      addresses: pages.filter((pattern) => OFFICE.test(pattern)).map((pattern) => fill(pattern, queue[0]?.PATENT_ID)),
    },
    { email: demo.commission, addresses: ['/komisi-banding'] },
  ]
}
