import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ADDITIONAL } from '@saki/domain/files/designViews'
import { isUnderway } from '../../../uploads/upload.ts'
import type { Studio } from './useStudio.ts'
import { VIEWS } from './useStudio.ts'

/** Number of uploads under way, paused or refused; changes are announced to screen readers. */
export function UploadSummary({ studio }: { studio: Studio }) {
  const { say } = useWords('studio')
  const uploads = studio.files.uploads.filter(({ slot }) => slot === VIEWS)
  const pending = uploads.filter((upload) => isUnderway(upload) || upload.state === 'checking').length
  const held =
    uploads.some(({ state }) => state === 'held') ||
    uploads.some(({ isDraftKnown, state }) => !isDraftKnown && state === 'waiting')
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const filled = studio.tiles.filter(({ file, view }) => file && view !== ADDITIONAL).length
  return (
    <>
      {(held || refused > 0) && (
        <p className={`studionews ${held ? 'held' : 'bad'}`}>
          <Icon name={held ? 'offline' : 'alert'} size={18} />
          {held ? say('studio:upload.held') : say('studio:refused', { count: refused })}
        </p>
      )}
      <span className="sr" role="status">
        {say('studio:filled', { count: filled })}
        {pending > 0 && ` ${say('studio:coming', { count: pending })}`}
        {held && ` ${say('studio:upload.held')}`}
      </span>
    </>
  )
}
