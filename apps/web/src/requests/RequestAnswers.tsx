import type { FileRow } from '@saki/contracts/fileRow'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { rowsOf, sectionOf, wordsOf, type DraftData, type FormFile, type FormRow } from '@saki/domain/forms/form'

import { AnswerValue, hasValue } from '../forms/AnswerValue.tsx'
import { shownFields } from '../forms/FieldGrid.tsx'
import { formAreas } from '../forms/formAreas.ts'
import type { FormFields, FormOf } from '../forms/scene.ts'
import { officeNow } from '../ui/clock.ts'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'

interface RequestAnswersProps {
  form: FormOf
  /** The answers with the section CASE, on which conditions of the form depend. */
  data: DraftData
  files: readonly FileRow[]
  /** Rows are not named after what the form asks for, because others are shown. */
  untitled?: boolean
}

type BlockOf = FormOf['pages'][number]['blocks'][number]

/** What was asked for, read-only, in the order of the kind's form; fields without an answer are left out. */
export function RequestAnswers({ form, data, files, untitled = false }: RequestAnswersProps) {
  const { say } = useWords('ownRequests', ...formAreas(form))
  const scene = { data, files: formFilesOf(files), today: legalDateOf(new Date(officeNow())) }
  const blocks = form.pages
    .flatMap((page) => page.blocks)
    .filter(
      (block) =>
        (block.when?.({ draft: data, row: {}, files: scene.files, today: scene.today }) ?? true) &&
        isAnswered(block, data),
    )
  if (blocks.length === 0) return <p className="muted">{say('ownRequests:asked.none')}</p>
  return (
    <div className="stack">
      {blocks.map((block, at) => (
        <BlockAnswers key={at} block={block} scene={scene} untitled={untitled} />
      ))}
    </div>
  )
}

/** Files as conditions of a form see them. */
export function formFilesOf(files: readonly FileRow[]): FormFile[] {
  return files.map(({ SPECDOC_TYP, VIEW_TYPE_ID, PAGES }) => ({ slot: SPECDOC_TYP, view: VIEW_TYPE_ID, pages: PAGES }))
}

function isAnswered(block: BlockOf, data: DraftData): boolean {
  if (block.as === 'rows') return rowsOf(data, block.section).length > 0
  if (block.as === 'declarations') return wordsOf(data[block.section]).length > 0
  if (block.as !== 'fields') return false
  const row = sectionOf(data, block.section)
  return Object.entries(block.fields).some(([name, field]) => field.as !== 'kept' && hasValue({ row, name, field }))
}

interface Scene {
  data: DraftData
  files: readonly FormFile[]
  today: string
}

function BlockAnswers({ block, scene, untitled }: { block: BlockOf; scene: Scene; untitled: boolean }) {
  const { say } = useWords()
  if (block.as === 'fields')
    return (
      <FieldAnswers
        fields={block.fields}
        row={sectionOf(scene.data, block.section)}
        prefix={block.section}
        scene={scene}
      />
    )
  if (block.as === 'declarations') {
    const ticked = wordsOf(scene.data[block.section])
    return (
      <ul>
        {block.options
          .filter(({ value }) => ticked.includes(value))
          .map(({ value, text }) => (
            <li key={value}>{say(text)}</li>
          ))}
      </ul>
    )
  }
  if (block.as !== 'rows') return null
  return rowsOf(scene.data, block.section).map((row, at) => (
    <section key={at}>
      {!untitled && (
        <h3 className="below-8">
          {say(block.rowTitle)} {at + 1}
        </h3>
      )}
      <FieldAnswers fields={block.fields} row={row} prefix={`${block.section}.${at}`} scene={scene} />
    </section>
  ))
}

function FieldAnswers({
  fields,
  row,
  prefix,
  scene,
}: {
  fields: FormFields
  row: FormRow
  prefix: string
  scene: Scene
}) {
  return (
    <dl className="facts">
      {shownFields(fields, row, scene)
        .filter(([name, field]) => hasValue({ row, name, field }))
        .map(([name, field]) => (
          <div key={name} className={field.as === 'longText' ? 'full-row' : ''}>
            <dt>
              <Label k={field.label} stacked />
            </dt>
            <dd className="break-anywhere">
              <AnswerValue path={`${prefix}.${name}`} name={name} field={field} row={row} siblings={fields} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
