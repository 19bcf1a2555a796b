import { clsx } from 'clsx'
import { useState } from 'react'

import { ImagesDialog } from '../../../../cases/ImagesDialog.tsx'
import { useViewName } from '../../../../cases/useViewName.ts'
import { useCall } from '../../../../lib/queries.ts'
import { useWords } from '../../../../ui/useWords.ts'
import { Loaded } from '../../../../caseFacts/Loaded.tsx'
import styles from '../case.module.css'

/** The pictures of a case; each opens large. Their alternatives name the case, the view and the description. */
export function PicturesTab({ number, title }: { number: string; title: string }) {
  const { say } = useWords('casePage', 'studio')
  const [first, setFirst] = useState<string | undefined>()
  const nameOf = useViewName()
  const asked = useCall('getListImageSpecDoc', { query: { fileId: number } })
  const pictures = asked.data?.filter(({ IMG_URL }) => IMG_URL !== null)
  return (
    <Loaded
      asked={{ ...asked, data: pictures }}
      isEmpty={(all) => all.length === 0}
      empty={say('casePage:pictures.none')}
    >
      {(all) => (
        <>
          <ul className={clsx(styles.pictures, 'inset-16 grid gap-12')}>
            {all.map((file) => (
              <li key={file.ID}>
                <button
                  type="button"
                  className="clipped framed full-width grid gap-2 small surface text-plain text-start"
                  onClick={() => setFirst(file.ID)}
                >
                  <img
                    src={file.THUMB_URL ?? ''}
                    alt={[title, nameOf(file), file.DESCRIPTION].filter(Boolean).join(', ')}
                    loading="lazy"
                    className="full-width well"
                  />
                  <b>{nameOf(file)}</b>
                  {file.DESCRIPTION && (
                    <span className="hint" dir="auto">
                      {file.DESCRIPTION}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          {first !== undefined && <ImagesDialog files={all} first={first} onClose={() => setFirst(undefined)} />}
        </>
      )}
    </Loaded>
  )
}
