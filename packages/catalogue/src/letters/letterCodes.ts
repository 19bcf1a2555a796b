/**
 * All types of letters and certificates of the office; codes are used in `Action.letter` and in OFFIDOC_TYP of the wire. Comments name the
 * actions that issue a type, in all workflows unless one is named. A type without actions is issued on request.
 */
export const letterCodes = [
  // Kekurangan persyaratan formalitas or administratif: ask_correction, ask_completeness
  'SKF',
  // Permintaan terjemahan: ask_translation (patents)
  'STJ',
  // Permintaan dokumen prioritas: ask_priority
  'SPR',
  // Persyaratan formalitas telah dipenuhi: formality_passed, formality_passed_early
  'SFL',
  // Perpanjangan jangka waktu: extend_correction, extend_completeness, …_emergency, extend_reply, extend_reply_paid
  'SPJ',
  // Perubahan batas waktu oleh kantor: set_due
  'SPT',
  // Pengumuman dalam Berita Resmi: publish
  'SPB',
  // Adanya keberatan: oppose, object
  'SKB',
  // Keputusan atas keberatan: grant, refuse of an opposition or of views
  'SKO',
  // Keputusan atas permohonan yang ditentang: serve_decision
  'SPO',
  // Batas waktu permohonan pemeriksaan substantif: publication_over (patents)
  'SPS',
  // Hasil pemeriksaan substantif tahap awal: send_findings; the second one of a case becomes STL
  'STA',
  // Hasil pemeriksaan substantif tahap lanjut: no action of its own, see STA
  'STL',
  // Usul penolakan: propose_refusal
  'SUT',
  // Surat penolakan: refuse, refuse_again, refuse_contrary, refusal_unanswered
  'SPN',
  // Kekurangan persyaratan permohonan banding: ask_appeal_completeness
  'SKL',
  // Penolakan dicabut: lift_refusal (designs)
  'SKD',
  // Penolakan tetap: keep_refusal (designs)
  'SKP',
  // Dapat diberi (patents), dapat didaftar (marks): allow, allow_again, accept
  'SDP',
  // Sertifikat: issue_certificate (patents), register, suit_won (designs), publication_over (designs)
  'SER',
  // Dianggap ditarik kembali: correction_lapsed, completeness_lapsed, request_lapsed, reply_lapsed
  'SDT',
  // Permohonan dilanjutkan kembali: revive_formality, revive_examination
  'SPL',
  // Penarikan kembali diterima: withdraw
  'SPK',
  // Permohonan banding atau pemeriksaan kembali diterima: appeal, reexamine, reexamine_withdrawn
  'SBD',
  // Pencabutan permohonan banding: appeal_withdrawn, correction_withdrawn, grant_appeal_withdrawn
  'SCB',
  // Adanya banding pihak ketiga: appeal_grant (patents)
  'SBK',
  // Putusan Komisi Banding: appeal_allowed, appeal_refused, grant_appeal, dismiss_appeal
  'PKB',
  // Putusan Pengadilan Niaga: suit_lost, suit_won (where it is not SER)
  'PPN',
  // Putusan Mahkamah Agung: cassation_won (where it is not SER), cassation_lost
  'PKS',
  // Peringatan jatuh tempo: annuity_overdue, renewal_opens, term_over
  'SJT',
  // Perpanjangan pelindungan dicatat: renew, renew_late (marks)
  'SPP',
  // Penghapusan: remove, give_up, delete
  'SHP',
  // Pembatalan: cancel
  'SBT',
  // Berakhirnya masa pelindungan: expire
  'SBM',
  // Tanda terima permohonan pasca: written when a request is received
  'TTP',
  // Pengembalian pembayaran: written when a refund is recorded as paid out
  'BPG',
  // On request or from processes of their own: pencatatan, penolakan pencatatan, petikan, salinan, salinan sertifikat, bukti prioritas, keterangan, bukti bayar
  'SPC',
  'STP',
  'PTK',
  'SLN',
  'SLS',
  'SBP',
  'SKT',
  'BPN',
] as const
export type LetterCode = (typeof letterCodes)[number]
