import type { FileRow } from '@saki/contracts/fileRow'
import type { ChosenCase, RequestDraft } from '@saki/contracts/requests'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { limitIssues, pictureIssues, splitIssues } from '@saki/catalogue/requests/splitIssues'
import { oppositionFaultWords } from '@saki/catalogue/requests/oppositionFaults'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { withPreselected } from '@saki/domain/requests/caseParts'
import { EXHIBIT_SLOT, oppositionFaults } from '@saki/domain/requests/opposition'
import { useMemo } from 'react'

import type { SaveStatus } from '../../autosave/copyStatus.ts'
import { formFileOf } from '../../forms/formFile.ts'
import { withValues } from '../../forms/paths.ts'
import type { FormIssue } from '../../forms/scene.ts'
import { useCall } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import type { RequestContent, RequestCopy, RequestEngine } from './requestCopy.ts'

const HALF_MINUTE = 30_000
const noFiles: readonly FileRow[] = []

export interface RequestFormInput {
  kind: CatalogueRequest
  copy: RequestCopy
  status: SaveStatus
  /** Undefined in a second tab: nothing can be changed there. */
  engine?: RequestEngine | undefined
}

/** A request being made: its content with what the server says about it. */
export type RequestForm = ReturnType<typeof useRequestForm>

export function useRequestForm({ kind, copy, status, engine }: RequestFormInput) {
  const { PATENT_IDS: numbers, DATA } = copy.data
  const { data: draft } = useCall(
    'requestDraft',
    { query: { TEMP_ID: copy.tempId ?? '' } },
    { enabled: copy.tempId !== undefined, staleTime: HALF_MINUTE },
  )
  const first = numbers[0]
  // Before the first save the case itself says what its form asks.
  const { data: begun } = useCall(
    'requestOffers',
    { query: { patentId: first ?? '' } },
    { enabled: first !== undefined && draft === undefined, staleTime: HALF_MINUTE },
  )
  const answersOfCase = draft?.CASE ?? begun?.CASE
  const data = useMemo(
    () => (answersOfCase ? withPreselected(kind.form, { ...DATA, CASE: answersOfCase }) : DATA),
    [kind, DATA, answersOfCase],
  )
  const files = draft?.FILES ?? noFiles
  const formFiles = useMemo(() => files.filter(({ SCAN }) => SCAN !== 'infected').map(formFileOf), [files])
  const today = legalDateOf(new Date(officeNow()))
  const issues: readonly FormIssue[] = useMemo(
    () =>
      answersOfCase
        ? [
            ...missing(kind.form, data, formFiles, today),
            ...splitIssues(kind, data),
            ...limitIssues(kind, data),
            ...pictureIssues(kind, data),
            ...oppositionIssues(kind, data, files),
          ]
        : [],
    [kind, data, files, formFiles, today, answersOfCase],
  )
  const write = (content: Partial<RequestContent>) => engine?.change({ ...engine.copy.data, ...content })
  return {
    kind,
    copy,
    status,
    engine,
    readOnly: engine === undefined,
    numbers,
    /** Answers with those of the case. */
    data,
    /** The refusal an appeal is against; undefined for other requests. */
    refusal: kind.id === 'BD' ? answersOfCase?.DECISION : undefined,
    /** Whether it is known what the form asks in this case. */
    isReady: answersOfCase !== undefined,
    files,
    formFiles,
    today,
    issues,
    draft,
    casesKnown: knownCases(draft, begun, kind.id),
    change: (changes: Readonly<Record<string, unknown>>) =>
      engine && write({ DATA: withValues(engine.copy.data.DATA, changes) }),
    setNumbers: (PATENT_IDS: readonly string[]) => write({ PATENT_IDS }),
    /** Resolves with the TEMP_ID that files are uploaded to. Rejects while the server cannot be reached. */
    ensureOnServer: async () => {
      // Files need the draft, also before the first answer.
      if (engine && engine.copy.rowVersion === undefined) engine.change(engine.copy.data)
      await engine?.flush()
      if (engine?.copy.tempId === undefined) throw new Error('the request is not at the server yet')
      return engine.copy.tempId
    },
  }
}

/** What no single field of an opposition shows; the server finds the same. */
function oppositionIssues(kind: CatalogueRequest, data: DraftData, files: readonly FileRow[]): FormIssue[] {
  if (kind.workflow !== 'request-opposition') return []
  const exhibits = files.filter(({ SPECDOC_TYP, SCAN }) => SPECDOC_TYP === EXHIBIT_SLOT && SCAN !== 'infected')
  return oppositionFaults(
    data,
    exhibits.map(({ ID }) => ID),
  ).map(({ path, why }) => ({ path, step: 'request', level: 'STOP', code: oppositionFaultWords[why] }))
}

type OfCase = Omit<ChosenCase, 'OFFER'> & { OFFERS: readonly ChosenCase['OFFER'][] }

/** The chosen cases as the draft has them or, before the first save, the first one as its offers tell. */
function knownCases(draft: RequestDraft | undefined, begun: OfCase | undefined, code: string): readonly ChosenCase[] {
  if (draft) return draft.CASES
  const offer = begun?.OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === code)
  return begun && offer ? [{ ...begun, OFFER: offer }] : []
}
