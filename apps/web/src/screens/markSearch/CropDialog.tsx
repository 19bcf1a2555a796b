import type { ImageEdits } from '@saki/contracts/fileRow'
import { cropOfPixels, pixelsOfCrop, type PictureCrop } from '@saki/domain/pictures/pictureCrop'
import { useEffect, useState } from 'react'

import { wholePicture, type Size } from '../../cropping/crop.ts'
import { CropCanvas } from '../../cropping/CropCanvas.tsx'
import { CropNumbers } from '../../cropping/CropNumbers.tsx'
import { loadPicture, sizeOf } from '../../cropping/drawnPicture.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'

interface CropDialogProps {
  /** Address of the whole picture. */
  whole: string
  name: string
  crop: PictureCrop | undefined
  /** Undefined for the whole picture. */
  onCrop: (crop: PictureCrop | undefined) => void
  onClose: () => void
}

/** Chooses the part of a picture that is searched: by dragging the frame, by arrow keys or by numbers. */
export function CropDialog({ whole, name, crop, onCrop, onClose }: CropDialogProps) {
  const { say } = useWords('pictureSearch', 'studio')
  const size = useSize(whole)
  const [changed, setEdits] = useState<ImageEdits>()
  const known = size === 'failed' ? undefined : size
  const edits = changed ?? (known && startOf(crop, known))
  const finish = () => {
    if (known && edits) onCrop(cropOfPixels(edits, known))
    onClose()
  }
  return (
    <Dialog
      title={<Label k="pictureSearch:crop.title" />}
      width={760}
      tall
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          {known && (
            <Button look="primary" icon="search" onClick={finish}>
              <Label k="pictureSearch:crop.use" />
            </Button>
          )}
        </>
      }
    >
      {size === 'failed' && (
        <Note tone="bad" role="alert">
          {say('pictureSearch:crop.failed')}
        </Note>
      )}
      {!size && <Skeleton lines={8} />}
      {known && edits && (
        <div className="grid one-column gap-12">
          <p className="hint">{say('pictureSearch:crop.lead')}</p>
          <div className="well pad-12-16" style={{ blockSize: 'clamp(220px, 46dvh, 440px)' }}>
            <CropCanvas src={whole} alt={name} size={known} edits={edits} onChange={setEdits} onDone={setEdits} />
          </div>
          <CropNumbers edits={edits} size={known} onChange={setEdits} />
        </div>
      )}
    </Dialog>
  )
}

const startOf = (crop: PictureCrop | undefined, size: Size): ImageEdits =>
  crop ? { ...pixelsOfCrop(crop, size), rotate: 0 } : wholePicture(size)

/** The size of the picture of an address; `failed` when it cannot be decoded. */
function useSize(address: string): Size | 'failed' | undefined {
  const [size, setSize] = useState<Size | 'failed'>()
  useEffect(() => {
    let isOver = false
    const keep = (found: Size | 'failed') => (isOver ? undefined : setSize(found))
    loadPicture(address).then(
      (image) => keep(sizeOf(image)),
      () => keep('failed'),
    )
    return () => {
      isOver = true
    }
  }, [address])
  return size
}
