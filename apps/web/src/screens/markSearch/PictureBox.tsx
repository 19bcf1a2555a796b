import type { PictureCrop } from '@saki/domain/pictures/pictureCrop'
import { clsx } from 'clsx'
import { Suspense, useRef, useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ColourPalette } from './ColourPalette.tsx'
import { PICTURE_TYPES, type ChosenPicture } from './pictureSearch.ts'
import type { SoughtShown } from './useSought.ts'
import { lateDialog } from '../../ui/Late.tsx'
import { latePart } from '../../ui/latePart.tsx'

const CropDialog = lateDialog(async () => (await import('./CropDialog.tsx')).CropDialog)
const SoughtColours = latePart(async () => (await import('./SoughtColours.tsx')).SoughtColours)

interface PictureBoxProps {
  /** The picture that is searched. */
  picture: ChosenPicture | undefined
  /** Number of the case whose picture is searched, or empty. */
  like: string
  /** The part that is searched; undefined: all of it. */
  crop: PictureCrop | undefined
  sought: SoughtShown
  /** Colours of the picture that are asked for. */
  colours: readonly string[]
  /** The colour that is searched, as six hexadecimal digits, or empty. */
  colour: string
  onColour: (colour: string) => void
  onColours: (colours: readonly string[]) => void
  onCrop: (crop: PictureCrop | undefined) => void
  onFiles: (files: readonly File[]) => void
  onRemove: () => void
}

/** Chooses a picture, a part of it or a colour to search for, and shows what is searched. */
export function PictureBox({
  picture,
  like,
  crop,
  sought,
  colours,
  colour,
  onColour,
  onColours,
  onCrop,
  onFiles,
  onRemove,
}: PictureBoxProps) {
  const { say } = useWords('pictureSearch')
  const input = useRef<HTMLInputElement>(null)
  const [isCropping, setCropping] = useState(false)
  const isChosen = picture !== undefined || like !== ''
  const { facts, whole } = sought
  const name = picture ? say('pictureSearch:chosen', { name: picture.whole.name }) : ''
  return (
    <div className="drop-zone row wrap gap-12 row-gap-8 inset-12" role="group" aria-label={say('pictureSearch:by')}>
      {isChosen && sought.part && <img src={sought.part} alt={name} height={SIZE} className="framed rounded" />}
      {!isChosen && <Icon name="picture-add" size={26} />}
      <div className={clsx('grow grid one-column gap-8', isChosen ? 'full-width-on-phones' : 'shrinks')}>
        {isChosen && <About picture={picture} like={like} sought={sought} isPart={crop !== undefined} />}
        <div className="actions row wrap gap-8">
          <Button small icon={isChosen ? 'renew' : 'upload'} onClick={() => input.current?.click()}>
            <Label k={isChosen ? 'pictureSearch:other' : 'pictureSearch:by'} />
          </Button>
          {isChosen && whole && facts !== 'failed' && (
            <Button small icon="crop" onClick={() => setCropping(true)}>
              <Label k="pictureSearch:crop" />
            </Button>
          )}
          {(isChosen || colour !== '') && (
            <Button look="act" icon="close" onClick={onRemove}>
              <Label k="pictureSearch:remove" />
            </Button>
          )}
        </div>
        <p className="hint">{say(picture ? 'pictureSearch:unkept' : 'pictureSearch:hint')}</p>
        {!isChosen && <ColourPalette colour={colour} onChoose={onColour} />}
      </div>
      {isChosen && (
        <Suspense>
          <SoughtColours
            offered={facts && facts !== 'failed' ? facts.colours : []}
            chosen={colours}
            onChoose={onColours}
          />
        </Suspense>
      )}
      {isCropping && whole && (
        <Suspense>
          <CropDialog
            whole={whole}
            name={name || like}
            crop={crop}
            onCrop={onCrop}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
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

interface AboutProps {
  picture: ChosenPicture | undefined
  like: string
  sought: SoughtShown
  /** A part of the picture is searched. */
  isPart: boolean
}

/** What is searched: the file or the case, its size, and whether it is a part. */
function About({ picture, like, sought: { facts, ofCase }, isPart }: AboutProps) {
  const { say } = useWords('pictureSearch')
  return (
    <div className="grid one-column gap-4 break-anywhere">
      <b>{picture ? <bdi>{picture.whole.name}</bdi> : <CaseLink like={like} ofCase={ofCase} />}</b>
      <span className="muted sm row wrap gap-8 row-gap-0">
        {!picture && (
          <bdi dir="ltr" className="mono">
            {like}
          </bdi>
        )}
        {facts && facts !== 'failed' && !isPart && (
          <bdi dir="ltr">
            {facts.width} × {facts.height} px
          </bdi>
        )}
        {isPart && <span>{say('pictureSearch:crop.part')}</span>}
      </span>
    </div>
  )
}

/** The name of a case as a link to its page. */
function CaseLink({ like, ofCase }: { like: string; ofCase: SoughtShown['ofCase'] }) {
  const name = <bdi>{ofCase?.TITLE ?? like}</bdi>
  if (ofCase?.RIGHT === 'T')
    return (
      <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: like }}>
        {name}
      </PageLink>
    )
  return (
    <PageLink to="/table-list/patents/$patentId" params={{ patentId: like }}>
      {name}
    </PageLink>
  )
}
