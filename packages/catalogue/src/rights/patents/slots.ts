import { MB, pdfLimits, pictureLimits, scanLimits, slot } from '../slots.ts'

const xml = { mimes: ['application/xml'], maxFiles: 1, maxBytes: 50 * MB }

/** Slots of patents and simple patents. */
export const patentSlots = [
  slot('DES', 'Deskripsi', 'Description', pdfLimits),
  slot('KLM', 'Klaim', 'Claims', pdfLimits),
  slot('ABS', 'Abstrak', 'Abstract', pdfLimits),
  slot('GBR', 'Gambar', 'Drawings', pdfLimits),
  slot('GBP', 'Gambar publikasi', 'Drawing for publication', { ...pictureLimits, mimes: ['image/jpeg'] }),
  slot('GAB', 'Dokumen gabungan', 'All parts in one file', { ...pdfLimits, maxBytes: 60 * MB }),
  slot('SEQ', 'Daftar urutan (ST.26)', 'Sequence listing (ST.26)', xml),
  slot('PCT', 'Dokumen fase internasional', 'Document of the international phase', scanLimits),
  slot('JRD', 'Bukti penyimpanan jasad renik', 'Receipt of deposit of a micro-organism', scanLimits),
]
