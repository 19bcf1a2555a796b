import type { FormField, FormScene } from '../src/forms/scene.ts'
import { fieldsPage, formRecord, HeldForm } from './HeldForm.tsx'
import { show } from './render.tsx'

type Row = Record<string, unknown>

/** Draws one field F of section S with a value; returns the record of its form. */
export async function drawField(
  field: FormField,
  row: Row = {},
  scene: Partial<FormScene> = {},
  language: 'id' | 'en' | 'ar' = 'en',
) {
  const record = formRecord({ S: row })
  await show(<HeldForm page={fieldsPage({ F: field })} record={record} scene={scene} />, { language })
  return { record, value: () => (record.data['S'] as Row)['F'] }
}

/** A field with a label that must be answered. */
export const requiredField = { label: 'filing:title.label', required: 'STOP' } as const
