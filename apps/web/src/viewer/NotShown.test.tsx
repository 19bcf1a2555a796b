import { problemStatus, type ProblemCode } from '@saki/contracts/problem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { labelText, show, text } from '../../testing/render.tsx'
import { AskError } from '../lib/askError.ts'
import { NotShown } from './NotShown.tsx'

const alert = page.getByRole('alert')

test.each<[ProblemCode, Parameters<typeof text>[0]]>([
  ['FILE_NOT_FOUND', 'viewer:why.missing'],
  ['UNKNOWN', 'viewer:why.failed'],
  ['FILE_DAMAGED', 'viewer:why.damaged'],
  ['FILE_MISSING', 'viewer:why.lost'],
])(
  '%s is told in words of its own with its number, and only a missing file is called not available',
  async (err, words) => {
    const onRetry = vi.fn<() => void>()
    const error = new AskError({ err, status: problemStatus[err], title: '', id: 'abc-123' })
    await show(<NotShown error={error} onRetry={onRetry} />)
    await expect.element(alert).toMatchTextContent(text(words))
    await expect.element(alert).toMatchTextContent('abc-123')
    const ownMessage = alert.getByText(text('core:download.missing')).elements()
    expect(ownMessage).toHaveLength(err === 'FILE_NOT_FOUND' ? 1 : 0)
    await alert.getByRole('button', { name: labelText('core:retry') }).click()
    expect(onRetry).toHaveBeenCalledTimes(1)
  },
)
