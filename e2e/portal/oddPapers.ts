import { A4, FIRST_EXTRA, makePdf, setText, type SheetToMake } from './pdfMaker.ts'

const words = setText(['Satu halaman yang ganjil', 'tetapi sah dan terbaca.'], { top: 60, size: 16 })
const wide = [841.89, 595.28] as const

/** Valid but unusual PDFs, by what is unusual; all have content on every page. */
export function oddPapers(): Record<string, { pdf: Buffer; pages: number }> {
  const one = (
    sheet: Partial<SheetToMake> & { content: string },
    extra: Parameters<typeof makePdf>[0]['extra'] = [],
  ) => ({
    pdf: makePdf({ sheets: [sheet], extra }),
    pages: 1,
  })
  return {
    'paper of 8.26 × 10.59 inches': one({ content: words.replace('A4', ''), size: [8.26 * 72, 10.59 * 72] }),
    landscape: one({ content: setText(['Mendatar'], { top: 150, size: 24 }), size: wide }),
    A3: one({ content: words, size: [841.89, 1190.55] }),
    'turned by 90, 180 and 270 degrees': {
      pdf: makePdf({ sheets: [90, 180, 270].map((rotate) => ({ content: words, rotate })) }),
      pages: 3,
    },
    'process colours': one({ content: `0.9 0.1 0.2 0 k 100 400 200 200 re f 0 0 0 1 k ${words}` }),
    'a transparent area': one({
      content: `${words} /G1 gs 0.2 0.2 0.8 rg 80 300 300 300 re f`,
      resources: '/ExtGState<</G1<</ca 0.4/CA 0.4/BM/Multiply>>>>',
    }),
    'an area masked by brightness': one(
      {
        content: `${words} /G1 gs 0 g 80 200 400 300 re f`,
        resources: `/ExtGState<</G1<</SMask<</S/Luminosity/G ${FIRST_EXTRA} 0 R>>>>>>`,
      },
      [
        {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency/CS/DeviceGray>>',
          bytes: Buffer.from('1 g 80 200 200 300 re f 0.3 g 280 200 200 300 re f'),
        },
      ],
    ),
    layers: {
      pdf: makePdf({
        sheets: [{ content: `/OC /L1 BDC ${words} EMC`, resources: `/Properties<</L1 ${FIRST_EXTRA} 0 R>>` }],
        extra: ['<</Type/OCG/Name(Garis)>>'],
        catalog: `/OCProperties<</OCGs[${FIRST_EXTRA} 0 R]/D<</ON[${FIRST_EXTRA} 0 R]/Order[${FIRST_EXTRA} 0 R]>>>>`,
      }),
      pages: 1,
    },
    'a drawing used twice': one(
      {
        content: `q 1 0 0 1 60 500 cm /X1 Do Q q 2 0 0 2 200 200 cm /X1 Do Q`,
        resources: `/XObject<</X1 ${FIRST_EXTRA} 0 R>>`,
      },
      [
        {
          dict: '/Type/XObject/Subtype/Form/BBox[0 0 100 100]',
          bytes: Buffer.from('3 w 10 10 80 80 re S 10 10 m 90 90 l S'),
        },
      ],
    ),
    'a black and white scan': one(
      { content: 'q 500 0 0 700 48 70 cm /X1 Do Q', resources: `/XObject<</X1 ${FIRST_EXTRA} 0 R>>` },
      [
        {
          dict: '/Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 1/ColorSpace/DeviceGray',
          bytes: Buffer.from(Array.from({ length: 512 }, (_, at) => (at % 16 < 8 ? 0b11110000 : 0b00110011))),
        },
      ],
    ),
    'fonts that are not inside': { pdf: makePdf({ sheets: [{ content: words }], embedded: false }), pages: 1 },
    'an edge outside the sheet': one({ content: `${words} 4 w -50 ${A4[1] - 20} 800 1 re S` }),
  }
}
