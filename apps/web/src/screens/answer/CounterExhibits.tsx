import type { AnswerPoint } from '@saki/contracts/answers'
import { isExhibitNamed } from '@saki/domain/requests/opposition'

import { Label } from '../../ui/Label.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

interface CounterExhibitsProps {
  point: AnswerPoint
  /** Number of the first exhibit; the exhibits of one counter-statement are numbered through all its points. */
  from: number
  /** Id of a field of an exhibit. A property, so that this chunk shares no module with the answer's. */
  fieldOf: (docId: string, name: 'NAME' | 'PROVES') => string
  isMissingShown: boolean
  readOnly: boolean
  onWrite: (field: string, text: string) => void
}

/** The exhibits of an answer to an opposition: number, name, and what each proves. */
export function CounterExhibits({ point, from, fieldOf, isMissingShown, readOnly, onWrite }: CounterExhibitsProps) {
  const { say } = useWords('answers', 'requests', 'requestForms')
  if (point.EXHIBITS.length === 0) return null
  const locked = readOnly ? say('answers:tab.reading') : undefined
  return (
    <ol className="stack" aria-label={say('requests:dispute.counterExhibits')}>
      {point.EXHIBITS.map((exhibit, at) => {
        const { DOC_ID, NAME, PROVES } = exhibit
        const field = (name: 'NAME' | 'PROVES') => fieldOf(DOC_ID, name)
        const error = isMissingShown && !isExhibitNamed(exhibit) ? say('answers:exhibits.incomplete') : undefined
        return (
          <li key={DOC_ID} className="grid gap-12">
            <div className="row wrap gap-12">
              <h3>{say('requests:dispute.counterFile', { n: from + at })}</h3>
              <bdi className="filename grow">{point.FILES.find(({ ID }) => ID === DOC_ID)?.FILE_NAME}</bdi>
            </div>
            <TextField
              id={field('NAME')}
              label={<Label k="requestForms:exhibit.name" />}
              maxLength={200}
              locked={locked}
              error={NAME.trim() === '' ? error : undefined}
              value={NAME}
              onChange={(text) => onWrite(field('NAME'), text)}
            />
            <TextArea
              id={field('PROVES')}
              label={<Label k="requestForms:exhibit.proves" />}
              rows={2}
              limit={1000}
              maxLength={1000}
              locked={locked}
              error={PROVES.trim() === '' ? error : undefined}
              value={PROVES}
              onChange={(text) => onWrite(field('PROVES'), text)}
            />
          </li>
        )
      })}
    </ol>
  )
}
