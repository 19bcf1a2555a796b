import { designViews } from '@saki/domain/files/designViews'
import { picturesGo, picturesOfCase } from '@saki/domain/requests/splitPictures'
import { clsx } from 'clsx'

import { callAddress } from '../../lib/ask.ts'
import { Label } from '../../ui/Label.tsx'
import { Select } from '../../ui/Select.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { useFormScene } from '../scene.ts'
import type { RowsOf } from './rowsOf.ts'
import { RowsError } from './RowsError.tsx'
import styles from '../forms.module.css'

/** The pictures of the case, each with the file it goes to; saved in their order. */
export function PictureRows({ block: { section, fields } }: { block: RowsOf }) {
  const { data, change, errors, readOnly } = useFormScene()
  const { say } = useWords('forms', 'filing')
  const termOf = useTerm()
  const pictures = picturesOfCase(data)
  const goes = picturesGo(data)
  const field = fields['GOES']
  if (field?.as !== 'choice') return null
  const options = field.options.map(({ value, text }) => ({ value, label: termOf(text).term }))
  const nameOf = (view: string) => {
    const found = designViews.find(({ id }) => String(id) === view)
    return found ? say(found.text) : ''
  }
  const send = (id: string, where: string) =>
    change({
      [section]: pictures.flatMap(({ FILE_ID }) => {
        const GOES = FILE_ID === id ? where : (goes.get(FILE_ID) ?? '')
        return GOES === '' ? [] : [{ FILE_ID, GOES }]
      }),
    })
  return (
    <div
      className={clsx('rows-block', styles.rowsBlock, 'stack', errors.has(section) && 'faulty')}
      id={section}
      tabIndex={-1}
    >
      <ul className="choices cards above-12">
        {pictures.map((picture) => (
          <li key={picture.FILE_ID}>
            <img
              className="full-width rounded"
              src={callAddress('getIMGDoc', { id: picture.FILE_ID }, { size: 'thumb' })}
              alt={[nameOf(picture.VIEW), picture.TEXT].filter(Boolean).join(': ')}
              loading="lazy"
            />
            {readOnly ? (
              <p>{options.find(({ value }) => value === goes.get(picture.FILE_ID))?.label}</p>
            ) : (
              <Select
                id={`${section}-${picture.FILE_ID}`}
                label={<Label k={field.label} />}
                hint={nameOf(picture.VIEW) || picture.TEXT}
                options={options}
                value={goes.get(picture.FILE_ID) ?? ''}
                onChange={(where) => send(picture.FILE_ID, where)}
              />
            )}
          </li>
        ))}
      </ul>
      <RowsError section={section} />
    </div>
  )
}
