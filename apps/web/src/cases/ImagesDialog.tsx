import { Late } from '../ui/Late.tsx'
import type { ImagesDialogProps } from './OpenImages.tsx'

const load = async () => (await import('./OpenImages.tsx')).OpenImages

/** All pictures of a draft or case in a dialog, which loads when it is opened. */
export function ImagesDialog(props: ImagesDialogProps) {
  return <Late load={load} props={props} onFail={props.onClose} />
}
