import { actDetail } from '@saki/api/domains/decisions/actDetail'
import { findOpenCase } from '@saki/api/domains/workflow/officeWork.sql'
import type { ProcessKey } from '@saki/api/domains/workflow/recordAction'
import type { Db } from '@saki/db'
import type { GroundCode } from '@saki/domain/decisions/substantiveGrounds'
import type { Action } from '@saki/domain/workflow/definition'

import type { StoryStep } from './story.ts'

/** Reasons of a decision as the wire has them. */
export type DemoReasons = NonNullable<Parameters<typeof actDetail>[3]['REASONS']>

/** What a reason of the demonstration rests on, beside its facts. */
const basis: Partial<Record<GroundCode, { evidence?: string; note?: string; cure: string }>> = {
  M211A: {
    evidence: 'Merek terdaftar dalam Daftar Umum untuk barang atau jasa sejenis',
    note: 'Unsur dominan dan bunyinya sama.',
    cure: 'Batasi barang atau jasa pada yang tidak sejenis, atau ajukan persetujuan tertulis pemilik merek itu.',
  },
  M20E: { cure: 'Buktikan bahwa merek memperoleh daya pembeda karena pemakaian.' },
  D2: { evidence: 'Katalog produk', note: 'Bentuk, lekuk dan perbandingan ukurannya sama.', cure: '' },
  D4: { cure: '' },
  P5: {
    evidence: 'Dokumen D1, permohonan paten yang diumumkan lebih dahulu',
    note: 'Semua ciri klaim 1.',
    cure: 'Masukkan ciri yang tidak ada dalam D1 ke dalam klaim 1.',
  },
  P7: {
    evidence: 'Dokumen D1 dan D2, permohonan paten yang diumumkan lebih dahulu',
    note: 'Ciri klaim 1 sampai 3 bersama-sama.',
    cure: 'Gabungkan klaim 1 dengan klaim yang memuat ciri yang tidak diajarkan D1 dan D2.',
  },
  P25: { cure: 'Perbaiki klaim sehingga jelas dan didukung deskripsi.' },
}

function reasonOn(ground: GroundCode, facts: string): DemoReasons[number] {
  const { evidence, note = '', cure = '' } = basis[ground] ?? {}
  return {
    GROUND: ground,
    FACTS: facts,
    EVIDENCE: evidence === undefined ? [] : [{ KIND: '', NUMBER: '', TITLE: evidence, NOTE: note }],
    GOODS: [],
    CURE: cure,
    IND_INCURABLE: 'N',
    ASSESSMENT: '',
  }
}

/** Reasons of a step: on its own ground, else those of the letter before, with what the office holds of the answer. */
function reasonsOf({ ground, notes = '' }: StoryStep, before: DemoReasons): DemoReasons {
  if (ground) return [reasonOn(ground, notes)]
  const assessment = notes || 'Tanggapan sudah dipertimbangkan. Perbedaan yang dikemukakan tidak menghapus alasan ini.'
  return before.map((reason) => ({ ...reason, ASSESSMENT: assessment }))
}

/** Points of a decision with reasons, as an officer's act has them, and the reasons for a later decision. Throws Invalid when they are incomplete. */
export async function reasonedDetail(
  tx: Db,
  process: ProcessKey,
  action: Action,
  step: StoryStep,
  before: DemoReasons,
): Promise<{ detail: Record<string, unknown>; reasons: DemoReasons }> {
  const openCase = await findOpenCase(tx, process)
  if (!openCase) throw new Error(`demonstration: ${step.action} in a case that is not open`)
  const reasons = reasonsOf(step, before)
  return { detail: await actDetail(tx, openCase, action, { NOTES: '', ROW_VERSION: 1, REASONS: reasons }), reasons }
}
