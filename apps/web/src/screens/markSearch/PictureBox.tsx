import { clsx } from 'clsx'
import { useRef } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { useObjectUrl } from '../../lib/useObjectUrl.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ColourPalette } from './ColourPalette.tsx'
import { PICTURE_TYPES } from './pictureSearch.ts'

interface PictureBoxProps {
  /** The picture that is searched. */
  file: File | undefined
  /** Number of the case whose picture is searched, or empty. */
  like: string
  /** The colour that is searched, as six hexadecimal digits, or empty. */
  colour: string
  onColour: (colour: string) => void
  onFiles: (files: readonly File[]) => void
  onRemove: () => void
}

/** Chooses a picture or a colour to search for, and shows the one that is searched. */
export function PictureBox({ file, like, colour, onColour, onFiles, onRemove }: PictureBoxProps) {
  const { say } = useWords('pictureSearch')
  const input = useRef<HTMLInputElement>(null)
  const isChosen = file !== undefined || like !== ''
  return (
    <div className="drop-zone row wrap gap-12 row-gap-8 inset-12" role="group" aria-label={say('pictureSearch:by')}>
      {file && <FilePreview file={file} />}
      {!file && like !== '' && <CasePreview number={like} />}
      {!isChosen && <Icon name="picture-add" size={26} />}
      <div className={clsx('grow grid one-column gap-8', isChosen ? 'full-width-on-phones' : 'shrinks')}>
        <div className="acts row wrap gap-8">
          <Button small icon={isChosen ? 'renew' : 'upload'} onClick={() => input.current?.click()}>
            <Label k={isChosen ? 'pictureSearch:other' : 'pictureSearch:by'} />
          </Button>
          {(isChosen || colour !== '') && (
            <Button look="act" icon="close" onClick={onRemove}>
              <Label k="pictureSearch:remove" />
            </Button>
          )}
        </div>
        <p className="hint">{say(file ? 'pictureSearch:unkept' : 'pictureSearch:hint')}</p>
        {!isChosen && <ColourPalette colour={colour} onChoose={onColour} />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={say('pictureSearch:by')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** Height of a preview in pixels. */
const SIZE = 96

function FilePreview({ file }: { file: File }) {
  const { say } = useWords('pictureSearch')
  const url = useObjectUrl(file)
  return url ? (
    <img src={url} alt={say('pictureSearch:chosen', { name: file.name })} height={SIZE} className="framed rounded" />
  ) : null
}

/** The picture of a case that the reader may see, with a link to it. */
function CasePreview({ number }: { number: string }) {
  const { data } = useCall('getPatentDetail', { query: { patentId: number } }, { retry: false })
  const link =
    data?.RIGHT === 'T' ? (
      <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: number }}>
        <bdi>{data.TITLE}</bdi>
      </PageLink>
    ) : (
      <PageLink to="/table-list/patents/$patentId" params={{ patentId: number }}>
        <bdi>{data?.TITLE ?? number}</bdi>
      </PageLink>
    )
  return (
    <div className="row gap-12">
      {data?.IMG_URL && <img src={data.IMG_URL} alt="" height={SIZE} className="framed rounded" />}
      <div className="grid one-column gap-4">
        <b>{link}</b>
        <bdi dir="ltr" className="mono muted sm">
          {number}
        </bdi>
      </div>
    </div>
  )
}
