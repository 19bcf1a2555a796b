import { expect, test } from 'vitest'

import { heldReply, serve } from '../../../testing/fakeApi.ts'
import { show } from '../../../testing/render.tsx'
import { LetterPages } from './LetterPages.tsx'

test('while a letter is fetched its sheet has the size of a page of A4', async () => {
  const never = heldReply<never>().answer
  serve({ getPDFDoc: never, getPDFIndex: never })
  await show(
    <div style={{ inlineSize: 595 }}>
      <LetterPages id="surat-kekurangan-1" />
    </div>,
  )
  await expect.poll(() => document.querySelector('[data-loading][aria-hidden]')?.clientHeight).toBe(842)
})
