import { useDraftNavigate } from '../drafts/useDraftNavigate.ts'
import type { Answer } from '../lib/ask.ts'
import { useOnline } from '../lib/online.ts'
import { useGoTo } from '../lib/pageAddress.ts'
import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { useDelayed } from '../lib/useDelayed.ts'
import type { IconName } from '../ui/icons/Icon.tsx'

/** Milliseconds after the last key until the server is asked. */
const PAUSE = 200
/** Shorter texts are not sent. */
const LEAST = 2
/** Most cases and most drafts shown. */
const MOST = 5

export interface FoundThing {
  id: string
  icon: IconName
  title: string
  /** Number of a case; undefined for a draft. */
  number?: string
  /** For officers: state of the case, and the number of a bill, letter or request by which it was found. */
  says?: string
  open: () => void
}

const isPart = (data: Answer<'getPatents' | 'getPatentTemp' | 'officeFind'>) =>
  'IND_MORE' in data ? data.IND_MORE === 'Y' : data.total > data.data.length

export type FoundWork = ReturnType<typeof useFoundWork>

/** Cases and drafts (for officers any case, also by a number of any kind) whose title, number, reference or applicant contains the typed words. */
export function useFoundWork(typed: string) {
  const isOfficer = useUser()?.ROLE === 'office'
  const isOnline = useOnline()
  const wanted = typed.trim().length < LEAST ? '' : typed.trim()
  const asked = useDelayed(wanted, PAUSE)
  const goTo = useGoTo()
  const openDraft = useDraftNavigate()
  const options = { enabled: isOnline && asked !== '' && wanted !== '', retry: false } as const
  const q = asked.slice(0, 100)
  const cases = useCall<'getPatents' | 'officeFind'>(
    isOfficer ? 'officeFind' : 'getPatents',
    { query: { q, size: MOST } },
    options,
  )
  const drafts = useCall(
    'getPatentTemp',
    { query: { q, size: MOST } },
    { ...options, enabled: options.enabled && !isOfficer },
  )
  const answers = isOfficer ? [cases] : [cases, drafts]
  const isAnswered = asked === wanted && answers.every(({ data }) => data)
  const foundCases = (cases.data?.data ?? []).flatMap((row): FoundThing[] => {
    const patentId = row.PATENT_ID ?? (isOfficer ? undefined : row.SUBMISSION_NBR)
    if (patentId === undefined) return []
    const to = isOfficer ? '/petugas/berkas/$patentId' : '/table-list/patents/workflow/$patentId'
    const open = () => void goTo({ to, params: { patentId } })
    const says = 'FOUND_NBR' in row && `${row.STATUS_CAPTION || row.STATUS_NAME} ${row.FOUND_NBR}`
    return [{ id: patentId, icon: 'file', title: row.TITLE, number: patentId, open, ...(says && { says }) }]
  })
  const foundDrafts = (drafts.data?.data ?? []).map((row): FoundThing => ({
    id: row.TEMP_ID,
    icon: 'pencil',
    title: row.TITLE,
    open: () => openDraft(row.TEMP_ID),
  }))
  const hasMoreCases = cases.data !== undefined && isPart(cases.data)
  return {
    state: stateOf(),
    found: isAnswered && wanted !== '' ? [...foundCases, ...foundDrafts] : [],
    hasMore: answers.some(({ data }) => data && isPart(data)),
    all: isAnswered && hasMoreCases ? allCases() : undefined,
    retry: () => answers.forEach(({ error, refetch }) => error && void refetch()),
  }

  /** The list of all cases with the words, which the page of the list asks for again. */
  function allCases() {
    return isOfficer
      ? {
          says: 'shell:palette.all.cases' as const,
          words: q,
          open: () => void goTo({ to: '/petugas', search: { q, found: 'all' } }),
        }
      : {
          says: 'shell:palette.all.applications' as const,
          words: q,
          open: () => void goTo({ to: '/customer-screen/list', search: { q } }),
        }
  }

  function stateOf() {
    if (wanted === '') return 'idle' as const
    if (!isOnline) return 'offline' as const
    if (isAnswered) return 'answered' as const
    return asked === wanted && answers.some(({ error, isFetching }) => error && !isFetching)
      ? ('failed' as const)
      : ('searching' as const)
  }
}
