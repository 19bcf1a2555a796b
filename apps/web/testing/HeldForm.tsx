import type { DraftData } from '@saki/domain/forms/form'
import { useState } from 'react'

import { FormPage } from '../src/forms/FormPage.tsx'
import { withValues } from '../src/forms/paths.ts'
import type { FormFields, FormPageOf, FormScene } from '../src/forms/scene.ts'

/** What a test knows of a form while it is drawn. */
export interface FormRecord {
  data: DraftData
  /** Every change the form asked for, oldest first. */
  changes: Readonly<Record<string, unknown>>[]
  take: (changes: Readonly<Record<string, unknown>>) => void
}

/** A record of a form that begins with these answers. */
export function formRecord(data: DraftData = {}): FormRecord {
  const record: FormRecord = {
    data,
    changes: [],
    take: (changes) => {
      record.changes.push(changes)
      record.data = withValues(record.data, changes)
    },
  }
  return record
}

/** A page of a form that keeps its answers in a record, as a draft does. */
export function HeldForm({
  page,
  record,
  scene,
}: {
  page: FormPageOf
  record: FormRecord
  scene?: Partial<FormScene>
}) {
  const [data, setData] = useState(record.data)
  const change = (changes: Readonly<Record<string, unknown>>) => {
    record.take(changes)
    setData(record.data)
  }
  const none: ReadonlyMap<string, string> = new Map()
  const whole = { files: [], today: '2026-11-20', readOnly: false, errors: none, advice: none, ...scene, data, change }
  return <FormPage page={page} scene={whole} />
}

/** A page with one section S of fields. */
export function fieldsPage(fields: FormFields): FormPageOf {
  return { id: 'page', title: 'filing:step.design', blocks: [{ as: 'fields', section: 'S', fields }] }
}
