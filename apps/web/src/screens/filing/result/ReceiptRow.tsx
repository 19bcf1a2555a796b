import { clsx } from 'clsx'
import type { FileRow } from '@saki/contracts/fileRow'
import { useState } from 'react'

import { download } from '../../../lib/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './result.module.css'

/** Download of the filing receipt, available once the application has its number. */
export function ReceiptRow({ patentId, files }: { patentId: string | undefined; files: readonly FileRow[] }) {
  const { say } = useWords('result')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const pages = files.reduce((sum, { PAGES }) => sum + (PAGES ?? 1), 0)
  const onDownload = async () => {
    if (!patentId) return
    setState('busy')
    try {
      await download('getReceipt', { params: { patentId } }, `tanda-terima-${patentId}.pdf`)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <section className={clsx('card', styles.receiptRow, 'inset-16 row gap-16 below-16')}>
      <span className={clsx(styles.icon, 'centered fixed well rounded-card text-link')}>
        <Icon name="receipt" />
      </span>
      <div className="grow">
        <b>
          <Label k="result:receipt" />
        </b>
        <p className="sm muted">
          {say(patentId ? 'result:receipt.ready' : 'result:receipt.later', { files: files.length, pages })}
        </p>
        {state === 'failed' && (
          <p className="fault" role="alert">
            <Icon name="alert" size={18} />
            {say('result:receipt.failed')}
          </p>
        )}
      </div>
      {patentId && (
        <Button
          className="full-width-on-phones"
          small
          icon="download"
          busy={state === 'busy' ? say('result:receipt.busy') : undefined}
          onClick={() => void onDownload()}
        >
          <Label k="core:download" />
        </Button>
      )}
    </section>
  )
}
