import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import { useCall } from '../../../lib/queries.ts'
import { useWords } from '../../../ui/useWords.ts'

/** All views of a design in their order, when it has several. */
export function CaseViews({ patentId, title }: { patentId: string; title: string }) {
  const { say } = useWords('citations')
  const { data = [] } = useCall('officeOwnPictures', { query: { patentId } })
  if (data.length < 2) return null
  return (
    <ul className="row wrap gap-8" aria-label={say('citations:views', { title })}>
      {data.map(({ POSITION, PICTURE_URL }) => (
        <li key={POSITION} className="grid gap-2 small muted">
          <a href={PICTURE_URL.replace('?size=thumb', '')} target="_blank" rel="noreferrer">
            <MarkPicture mark={{ IMG_URL: PICTURE_URL, MARK_NAME: title }} size={88} />
            <span className="sr">{say('citations:pictures.nth', { nth: POSITION })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
