import { ask } from '../../lib/ask.ts'
import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { showToast } from '../../ui/messages.ts'
import { dropCopy, keepCopy } from '../../autosave/sealedCopies.ts'
import type { DraftLine } from './useDraftRows.ts'

/** Moves a draft to the bin and deletes its copy on this device. Both can be undone for ten seconds; the bin keeps it for 30 days. */
export function useDeleteDraft(
  userId: number | undefined,
  after: () => void,
): (line: DraftLine, name: string) => Promise<void> {
  return async (line, name) => {
    if (userId === undefined) return
    try {
      await bin(line, 'Y')
    } catch {
      return showToast('drafts:list.notDeleted', { tone: 'bad', values: { title: name } })
    }
    if (line.copy) await dropCopy('draft', userId, line.copy.localId)
    refresh(after)
    const putBack = async () => {
      await bin(line, 'N')
      if (line.copy) await keepCopy('draft', userId, line.copy)
      refresh(after)
    }
    showToast('drafts:list.deleted', {
      values: { title: name },
      action: {
        text: 'core:undo',
        do: () => void putBack().catch(() => showToast('drafts:list.notRestored', { tone: 'bad' })),
      },
    })
  }
}

async function bin({ tempId }: DraftLine, deleted: 'Y' | 'N'): Promise<void> {
  if (tempId !== undefined) await ask('draftBin', { body: { TEMP_ID: tempId, IND_DELETED: deleted } })
}

function refresh(after: () => void): void {
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPatentTemp') })
  after()
}
