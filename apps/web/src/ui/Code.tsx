import { useState } from 'react'

import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'

interface CodeProps {
  /** The code as it is stored, without spaces. */
  value: string
  /** Characters per group; 0: not grouped (application numbers). */
  group?: number
  /** Adds a copy button; the clipboard receives the value without the spaces shown. */
  copy?: boolean
  /** 'billing-code' or 'case-number', for tests. */
  testId?: 'billing-code' | 'case-number'
  size?: 'normal' | 'large'
}

/** A number or code in mono, shown in groups for reading aloud and copied without spaces. */
export function Code({ value, group = 0, copy = false, testId, size = 'normal' }: CodeProps) {
  const groups = group > 0 ? (value.match(new RegExp(`.{1,${group}}`, 'g')) ?? [value]) : [value]
  return (
    <span className="inline-row wrap gap-4">
      <bdi dir="ltr" className={`mono ${size === 'large' ? 'code-lg' : ''}`} data-testid={testId}>
        {groups.join('\u00a0')}
      </bdi>
      {copy && <CopyButton value={value} />}
    </span>
  )
}

/** Copies a value; for two seconds the label is "copied", which screen readers announce. */
export function CopyButton({ value }: { value: string }) {
  const [copied, setCopied] = useState(false)
  const onCopy = async () => {
    await writeClipboard(value)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <button type="button" className="text-button noprint" onClick={() => void onCopy()}>
      <Icon name={copied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">
        <Label k={copied ? 'core:copied' : 'core:copy'} />
      </span>
      <span className="sr"> {value}</span>
    </button>
  )
}

/** Falls back to execCommand where browsers have no clipboard (plain http). */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const box = Object.assign(document.createElement('textarea'), { value: text })
  document.body.append(box)
  box.select()
  document.execCommand('copy')
  box.remove()
}
