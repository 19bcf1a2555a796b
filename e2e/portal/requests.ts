import { post, read, type Caller } from './api.ts'
import { demo } from './people.ts'
import { callerFor } from './session.ts'

interface RequestPage {
  CASES: { PROC_TYP: string; PROC_NBR: number; ROW_VERSION: number }[]
}

/** An officer verifies and grants a paid request of the caller in its only case. `url`: a portal of the journey's own. */
export async function grantRequest(requester: Caller, SUBMISSION_NBR: string, url?: string): Promise<void> {
  const office = await callerFor(demo.officer, url)
  for (const ACTION_TYP of ['VERI', 'GRANT']) {
    const { CASES } = await read<RequestPage>(requester, '/requests/one', { SUBMISSION_NBR })
    const [one] = CASES
    if (!one) throw new Error(`${SUBMISSION_NBR} has no case`)
    const { PROC_TYP, PROC_NBR, ROW_VERSION } = one
    await post(office, '/office/requests/act', { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_TYP, NOTES: 'Lengkap.' })
  }
  await office.request.dispose()
}
