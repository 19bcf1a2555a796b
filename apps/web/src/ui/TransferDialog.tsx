import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { ProgressBar } from './Progress.tsx'
import { useTransfer, type Transfer } from './transfer.ts'
import { useWords } from './useWords.ts'

const MEGABYTE = 1024 * 1024

/** Renders the download progress of showTransfer(). Once per page. */
export function TransferDialog() {
  const transfer = useTransfer()
  const { language } = useWords()
  if (!transfer) return null
  const { file, loaded, total, isWaiting, onCancel } = transfer
  const percent = total ? Math.min(100, (loaded / total) * 100) : 0
  return (
    <Dialog
      title={<Label k="core:download.title" />}
      onClose={onCancel}
      actions={
        <Button data-first onClick={onCancel}>
          <Label k="core:cancel" />
        </Button>
      }
    >
      <div className="grid gap-12">
        <p className="row gap-12 text-plain">
          <Icon name={isWaiting ? 'offline' : 'download'} size={24} className="text-link" />
          <bdi>{file}</bdi>
        </p>
        {total !== undefined && <ProgressBar percent={percent} label={file} />}
        <p className="hint" role="status">
          <Facts transfer={transfer} language={language} />
        </p>
      </div>
    </Dialog>
  )
}

function Facts({ transfer, language }: { transfer: Transfer; language: string }) {
  const { say } = useWords()
  const { loaded, total, rate, isWaiting } = transfer
  const number = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en', { maximumFractionDigits: 1 })
  const size = (bytes: number) => number.format(bytes / MEGABYTE)
  if (isWaiting) return say('core:download.waiting')
  const seconds = total !== undefined && rate > 0 ? Math.ceil((total - loaded) / rate) : undefined
  return (
    <>
      {total === undefined
        ? say('core:download.sofar', { done: size(loaded) })
        : say('core:download.progress', { done: size(loaded), total: size(total) })}
      {rate > 0 && <> · {say('core:download.rate', { rate: size(rate) })}</>}
      {seconds !== undefined && seconds > 0 && <> · {say('core:download.left', { count: seconds })}</>}
    </>
  )
}
