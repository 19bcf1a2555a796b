import type { FieldOption } from '@saki/domain/forms/form'
import { rowsOf } from '@saki/domain/forms/form'
import { EXHIBIT_SLOT, EXHIBITS, listExhibits, statedGrounds } from '@saki/domain/requests/opposition'
import type { TextKey } from '@saki/texts'
import { useEffect } from 'react'

import { FieldGrid } from '../../forms/FieldGrid.tsx'
import { FormSceneProvider, type FormScene } from '../../forms/scene.ts'
import { FileActs } from '../../requests/RequestFiles.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { RequestForm } from './useRequestForm.ts'

/** The numbered list of exhibits: what each evidence file is, which ground it is for, and what it proves. */
export function Exhibits({ form, scene }: { form: RequestForm; scene: FormScene }) {
  const { say } = useWords('newRequest', 'requestForms')
  const files = form.files.filter(({ SPECDOC_TYP, SCAN }) => SPECDOC_TYP === EXHIBIT_SLOT && SCAN !== 'infected')
  const rows = rowsOf(form.data, EXHIBITS)
  const listed = listExhibits(
    rows,
    files.map(({ ID, FILE_NAME }) => ({ fileId: ID, name: FILE_NAME })),
  )
  const { change, readOnly, draft } = form
  const isBehind = listed !== rows && !readOnly && draft !== undefined
  // Files are uploaded and removed beside the answers; their rows follow.
  useEffect(() => {
    if (isBehind) change({ [EXHIBITS]: listed })
  })
  const fields = fieldsFor(form)
  return (
    <Card title={<Label k="requestForms:exhibits" />}>
      <p className="muted below-12" id={EXHIBITS} tabIndex={-1}>
        {say(files.length === 0 ? 'newRequest:exhibits.none' : 'newRequest:exhibits.lead')}
      </p>
      <FormSceneProvider value={scene}>
        <ol className="stack">
          {rows.map((row, at) => {
            const file = files.find(({ ID }) => ID === row['FILE_ID'])
            return (
              file && (
                <li key={file.ID}>
                  <div className="row wrap gap-12 below-8">
                    <h3>
                      <Label k="requestForms:exhibit" /> {at + 1}
                    </h3>
                    <bdi className="filename grow">{file.FILE_NAME}</bdi>
                    <FileActs file={file} />
                  </div>
                  <FieldGrid fields={fields} prefix={`${EXHIBITS}.${at}`} />
                </li>
              )
            )
          })}
        </ol>
      </FormSceneProvider>
    </Card>
  )
}

/** The fields of a row, with the stated grounds as its choices. */
function fieldsFor({ kind, data }: RequestForm) {
  const block = kind.form.pages
    .flatMap(({ blocks }) => blocks)
    .find((one) => one.as === 'rows' && one.section === EXHIBITS)
  const fields = block?.as === 'rows' ? block.fields : {}
  const stated = new Set(statedGrounds(data).map(({ code }) => code))
  const ground = fields['FOR']
  if (ground?.as !== 'choice') return fields
  const options = ground.options.filter(({ value }: FieldOption<TextKey>) => stated.has(value))
  return { ...fields, FOR: { ...ground, options } }
}
