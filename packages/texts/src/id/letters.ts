/** What stands in the letters and certificates of the office, and on the page that verifies them. */
export const words = {
  // Head
  address: 'Jl. H.R. Rasuna Said Kav. 8–9, Kuningan, Jakarta Selatan 12940 · www.dgip.go.id',
  'unit.PATENT': 'DIREKTORAT PATEN, DESAIN TATA LETAK SIRKUIT TERPADU, DAN RAHASIA DAGANG',
  'unit.SIMPLE_PATENT': 'DIREKTORAT PATEN, DESAIN TATA LETAK SIRKUIT TERPADU, DAN RAHASIA DAGANG',
  'unit.DESIGN': 'DIREKTORAT HAK CIPTA DAN DESAIN INDUSTRI',
  'unit.MARK': 'DIREKTORAT MEREK DAN INDIKASI GEOGRAFIS',
  'signer.PATENT': 'Direktur Paten, Desain Tata Letak Sirkuit Terpadu, dan Rahasia Dagang',
  'signer.SIMPLE_PATENT': 'Direktur Paten, Desain Tata Letak Sirkuit Terpadu, dan Rahasia Dagang',
  'signer.DESIGN': 'Direktur Hak Cipta dan Desain Industri',
  'signer.MARK': 'Direktur Merek dan Indikasi Geografis',
  'right.PATENT': 'Paten',
  'right.SIMPLE_PATENT': 'Paten Sederhana',
  'right.DESIGN': 'Desain Industri',
  'right.MARK': 'Merek',
  'check.PATENT': 'Formalitas',
  'check.SIMPLE_PATENT': 'Formalitas',
  'check.DESIGN': 'Administratif',
  'check.MARK': 'Formalitas',
  'gazette.PATENT': 'Berita Resmi Paten',
  'gazette.SIMPLE_PATENT': 'Berita Resmi Paten',
  'gazette.DESIGN': 'Berita Resmi Desain Industri',
  'gazette.MARK': 'Berita Resmi Merek',
  'board.PATENT': 'Komisi Banding Paten',
  'board.SIMPLE_PATENT': 'Komisi Banding Paten',
  'board.DESIGN': 'Direktorat Jenderal Kekayaan Intelektual',
  'board.MARK': 'Komisi Banding Merek',

  // Labels
  number: 'Nomor',
  place: 'Jakarta, {{date}}',
  attachment: 'Lampiran',
  annexed: '1 (satu) lampiran: {{title}}',
  annexOf: 'Lampiran surat nomor {{number}}',
  noAttachment: '–',
  subject: 'Hal',
  to: 'Kepada Yth.',
  through: 'melalui kuasanya:',
  caseNumber: 'Nomor Permohonan',
  filingDate: 'Tanggal Penerimaan',
  internationalDate: 'Tanggal Penerimaan Internasional',
  priority: 'Prioritas',
  caseTitle: 'Judul',
  markName: 'Merek',
  classes: 'Kelas',
  applicant: 'Pemohon',
  registrationNumber: 'Nomor Pendaftaran',
  decision: 'Putusan',
  about: 'Yang diberitahukan',
  issue: 'Nomor Berita Resmi',
  issuePage: '{{name}}, halaman {{page}}',
  notes: 'Catatan',
  points: 'Yang harus dilengkapi',
  draftMark: 'PRATINJAU',
  noNumber: '(nomor diberikan saat surat diterbitkan)',
  noDate: '(tanggal terbit)',
  noDue: '(dihitung saat surat diterbitkan)',
  page: 'Halaman {{page}} dari {{pages}}',
  onBehalf: 'a.n. Direktur Jenderal Kekayaan Intelektual',
  electronic:
    'Diterbitkan secara elektronik tanpa tanda tangan elektronik; keasliannya diperiksa dengan kode verifikasi',
  verify: 'Periksa keaslian surat ini dengan memindai kode QR atau dengan kode',
  verifyAt: 'di',
  aboutUnshown:
    'Huruf yang tidak tersedia pada cetakan ini ditulis dengan kode Unicode, misalnya [U+0928]; data permohonan menyimpan huruf aslinya.',
  closing: 'Demikian disampaikan. Atas perhatian Saudara diucapkan terima kasih.',
  runsFromPosting:
    'Surat ini dikirim lewat pos. Jangka waktu dihitung sejak tanggal pengirimannya; bila surat dikirim setelah tanggal surat, batas waktunya mundur sesuai tanggal pengiriman itu.',
  dayStaysByPost: 'Surat ini dikirim lewat pos. Batas waktu dalam surat ini tidak mundur karena tanggal pengirimannya.',
  answerByPost:
    'Jawaban disampaikan tertulis kepada kantor ini, di loket atau lewat pos, dengan menyebut nomor surat dan nomor permohonan, paling lambat pada batas waktu. Jawaban diterima pada hari surat itu sampai di kantor.',
  howToAnswer:
    'Jawaban disampaikan melalui portal SAKI: buka surat ini di Inbox, pilih Jawab, isi setiap butir dan lampirkan berkasnya. Jawaban yang diterima sampai pukul 23.59 WIB pada tanggal batas waktu dihitung tepat waktu.',

  // References, people and fees
  'ends.recorded': 'yang tercatat dalam daftar umum',
  referred: 'Surat yang dirujuk',
  referredLetter: 'Nomor {{number}} tanggal {{date}} ({{title}})',
  answered: 'Yang ditanggapi',
  answeredPaper: '{{paper}}, diterima tanggal {{date}}',
  examiner: 'Pemeriksa',
  nip: 'NIP {{nip}}',
  'fee.examination': 'Biaya permohonan pemeriksaan substantif',
  'fee.appeal': 'Biaya permohonan banding',
  'fee.renewal': 'Biaya perpanjangan pelindungan',
  'fee.amount': '{{label}}: {{amount}}, menurut tarif yang berlaku pada tanggal surat ini.',
  'fee.classes':
    '{{label}}: {{amount}} untuk {{classes}} kelas ({{unit}} per kelas), menurut tarif yang berlaku pada tanggal surat ini.',
  'fee.pay':
    'Cara membayar: ajukan permohonannya melalui portal SAKI, lalu bayar dengan kode billing yang diterbitkan portal melalui bank, kantor pos, ATM, atau perbankan seluler: {{link}}',
  signed:
    'Ditandatangani secara elektronik dengan kunci instalasi SAKI, yang sertifikatnya dibuat sendiri (bukan dari penyelenggara sertifikasi elektronik)',
  signedBy: 'Ditandatangani secara elektronik dengan sertifikat {{subject}}',

  // Deadlines
  'due.answer': 'Batas waktu jawaban',
  'due.remedy': 'Batas waktu upaya hukum',
  'due.payment': 'Jatuh tempo',
  'due.until': 'Berlangsung sampai',
  'due.legal': 'Dasar hukum',
  'due.day': '{{day}}, pukul 23.59 WIB',

  // Laws
  'law.UU 13/2016': 'Undang-Undang Nomor 13 Tahun 2016 tentang Paten',
  'law.UU 65/2024':
    'Undang-Undang Nomor 65 Tahun 2024 tentang Perubahan Ketiga atas Undang-Undang Nomor 13 Tahun 2016 tentang Paten',
  'law.UU 6/2023':
    'Undang-Undang Nomor 6 Tahun 2023 tentang Penetapan Peraturan Pemerintah Pengganti Undang-Undang Nomor 2 Tahun 2022 tentang Cipta Kerja menjadi Undang-Undang',
  'law.UU 20/2016': 'Undang-Undang Nomor 20 Tahun 2016 tentang Merek dan Indikasi Geografis',
  'law.UU 31/2000': 'Undang-Undang Nomor 31 Tahun 2000 tentang Desain Industri',
  'law.PP 45/2024':
    'Peraturan Pemerintah Nomor 45 Tahun 2024 tentang Jenis dan Tarif atas Jenis Penerimaan Negara Bukan Pajak yang Berlaku pada Kementerian Hukum dan Hak Asasi Manusia',
  'law.PP 1/2005':
    'Peraturan Pemerintah Nomor 1 Tahun 2005 tentang Pelaksanaan Undang-Undang Nomor 31 Tahun 2000 tentang Desain Industri',
  'law.Permenkum 41/2025': 'Peraturan Menteri Hukum Nomor 41 Tahun 2025',
  'law.Permenkumham 67/2016': 'Peraturan Menteri Hukum dan Hak Asasi Manusia Nomor 67 Tahun 2016',
  'law.Permenkumham 38/2018': 'Peraturan Menteri Hukum dan Hak Asasi Manusia Nomor 38 Tahun 2018',
  articleOnly: 'Pasal {{article}}',
  and: ' dan ',
  point: 'huruf {{letter}}',
  paragraph: 'ayat {{paragraph}}',

  // The letters, each with its title, what it says, what it asks for, and what happens otherwise
  'SKF.title': 'Pemberitahuan Kekurangan Persyaratan {{check}}',
  'SKF.body':
    'Setelah permohonan {{right}} tersebut di atas diperiksa, dengan ini diberitahukan bahwa masih terdapat persyaratan yang belum lengkap atau belum sesuai. Saudara diminta melengkapinya dalam jangka waktu yang disebutkan dalam surat ini.',
  'SKF.points': 'Kekurangan yang harus dilengkapi',
  'SKF.otherwise':
    'Apabila kelengkapan tidak diterima sampai batas waktu tersebut, permohonan dianggap ditarik kembali dan biaya yang telah dibayar tidak dikembalikan.',
  request: 'Permintaan',
  requestMade: '{{kind}}, nomor {{number}}, diterima {{date}}',
  'SKF.title.request': 'Pemberitahuan Kekurangan Persyaratan Permintaan',
  'SKF.body.request':
    'Setelah permintaan yang disebutkan di atas diperiksa, dengan ini diberitahukan bahwa masih terdapat persyaratan yang belum lengkap atau belum sesuai. Saudara diminta melengkapinya dalam jangka waktu yang disebutkan dalam surat ini.',
  'SKF.otherwise.request': 'Apabila kelengkapan tidak diterima sampai batas waktu tersebut, permintaan itu ditolak.',
  'SKF.otherwise.timed':
    'Apabila kelengkapan tidak diterima sampai batas waktu tersebut, permintaan itu ditolak, dan batas waktu dalam permohonan berlaku seperti tanpa permintaan itu.',
  'SKF.otherwise.opposition':
    'Apabila kelengkapan tidak diterima sampai batas waktu tersebut, keberatan diperiksa sebagaimana telah diajukan.',
  'STJ.title': 'Permintaan Terjemahan',
  'STJ.body':
    'Deskripsi permohonan {{right}} tersebut di atas diajukan dalam bahasa asing. Saudara diminta menyampaikan terjemahan deskripsi, klaim, abstrak, dan gambar ke dalam bahasa Indonesia dalam jangka waktu yang disebutkan dalam surat ini. Tanggal Penerimaan tidak berubah apabila terjemahan diterima tepat waktu.',
  'STJ.otherwise':
    'Apabila terjemahan tidak diterima sampai batas waktu tersebut, permohonan dianggap ditarik kembali.',
  'SPR.title': 'Permintaan Dokumen Prioritas',
  'SPR.body':
    'Permohonan {{right}} tersebut di atas diajukan dengan hak prioritas, tetapi dokumen prioritas atau terjemahannya belum diterima. Saudara diminta menyampaikannya dalam jangka waktu yang disebutkan dalam surat ini, yang dihitung dari tanggal prioritas.',
  'SPR.points': 'Dokumen yang diminta',
  'SPR.otherwise':
    'Apabila dokumen tersebut tidak diterima sampai batas waktu itu, hak prioritas hilang dan permohonan tetap diproses tanpa hak prioritas, dengan tanggal penerimaan permohonan ini.',
  'SFL.title': 'Pemberitahuan Persyaratan Formalitas Telah Dipenuhi',
  'SFL.body':
    'Dengan ini diberitahukan bahwa permohonan {{right}} tersebut di atas telah memenuhi persyaratan formalitas. Permohonan akan diumumkan dalam {{gazette}} setelah jangka waktu yang ditentukan undang-undang, dan Saudara akan diberi tahu pada saat itu.',
  'SFL.examination':
    'Pemeriksaan substantif dilakukan hanya atas permohonan. Apabila belum diajukan, permohonan pemeriksaan substantif diajukan dengan membayar biayanya paling lama 36 (tiga puluh enam) bulan sejak Tanggal Penerimaan; apabila tidak diajukan atau biayanya tidak dibayar sampai saat itu, permohonan dianggap ditarik kembali (Pasal 51 dan Pasal 52 Undang-Undang Nomor 13 Tahun 2016 tentang Paten).',
  'SPJ.title': 'Pemberitahuan Perpanjangan Jangka Waktu',
  'SPJ.body':
    'Permintaan perpanjangan jangka waktu untuk permohonan {{right}} tersebut di atas telah diterima. Jangka waktu untuk menjawab surat terdahulu diperpanjang sampai tanggal di bawah ini. Hal-hal yang diminta dalam surat terdahulu tidak berubah.',
  'SPJ.otherwise':
    'Apabila jawaban tidak diterima sampai batas waktu yang baru, akibat hukum yang disebutkan dalam surat terdahulu tetap berlaku.',
  'SPT.title': 'Pemberitahuan Perubahan Batas Waktu',
  'SPT.body':
    'Batas waktu yang berjalan dalam permohonan {{right}} tersebut di atas diperpanjang oleh kantor dengan alasan yang disebutkan dalam surat ini. Hal-hal lain dalam surat terdahulu tidak berubah.',
  'SPB.title': 'Pemberitahuan Pengumuman Permohonan {{right}}',
  'SPB.body':
    'Dengan ini diberitahukan bahwa permohonan {{right}} tersebut di atas telah diumumkan dalam {{gazette}} pada tanggal {{date}}. Selama masa pengumuman setiap pihak dapat menyampaikan pandangan atau keberatan secara tertulis. Saudara akan diberi tahu apabila ada keberatan.',
  'SPB.body.objections':
    'Dengan ini diberitahukan bahwa permohonan {{right}} tersebut di atas telah diumumkan dalam {{gazette}} pada tanggal {{date}}. Selama masa pengumuman setiap pihak dapat mengajukan keberatan secara tertulis. Saudara akan diberi tahu apabila ada keberatan.',
  'SKB.title': 'Pemberitahuan Adanya Keberatan',
  'SKB.body':
    'Selama masa pengumuman telah diterima keberatan terhadap permohonan {{right}} tersebut di atas. Saudara atau Kuasa Saudara dapat mengajukan sanggahan atau penjelasan secara tertulis terhadap keberatan itu.',
  'SKB.points': 'Pokok keberatan',
  'SKB.otherwise':
    'Apabila sanggahan tidak diterima sampai batas waktu tersebut, pemeriksaan dilanjutkan dengan memperhatikan keberatan yang telah diajukan.',
  'SKO.title': 'Pemberitahuan Keputusan atas Keberatan',
  'SKO.body':
    'Keberatan Saudara terhadap permohonan {{right}} tersebut di atas telah diperiksa dan diputus sebagaimana disebutkan dalam surat ini.',
  'SPO.title': 'Pemberitahuan Keputusan atas Permohonan yang Ditentang',
  'SPO.body':
    'Permohonan {{right}} tersebut di atas, yang Saudara tentang, telah diputus sebagaimana disebutkan dalam surat ini. Surat ini merupakan salinan keputusan itu bagi pihak yang mengajukan keberatan.',
  'SPO.points': 'Pertimbangan keputusan',
  'SPS.title': 'Pemberitahuan Batas Waktu Permohonan Pemeriksaan Substantif',
  'SPS.body':
    'Masa pengumuman permohonan {{right}} tersebut di atas telah berakhir dan permohonan pemeriksaan substantif belum diterima. Permohonan pemeriksaan substantif diajukan melalui portal SAKI dengan membayar biayanya.',
  'SPS.otherwise':
    'Apabila permohonan pemeriksaan substantif tidak diajukan atau biayanya tidak dibayar sampai batas waktu tersebut, permohonan dianggap ditarik kembali.',
  'STA.title': 'Pemberitahuan Hasil Pemeriksaan Substantif Tahap Awal',
  'STA.body':
    'Pemeriksaan substantif tahap awal atas permohonan {{right}} tersebut di atas telah dilakukan. Hasil pemeriksaan disampaikan untuk ditanggapi; bila perlu, uraian, klaim, dan gambar dapat diperbaiki tanpa memperluas lingkup yang semula diajukan.',
  'STA.points': 'Hasil pemeriksaan',
  'STA.otherwise': 'Apabila tanggapan tidak diterima sampai batas waktu tersebut, permohonan dianggap ditarik kembali.',
  'STL.title': 'Pemberitahuan Hasil Pemeriksaan Substantif Tahap Lanjut',
  'STL.body':
    'Pemeriksaan substantif tahap lanjut atas permohonan {{right}} tersebut di atas telah dilakukan dengan memperhatikan tanggapan terdahulu. Hasil pemeriksaan di bawah ini masih memerlukan tanggapan atau perbaikan.',
  'STL.points': 'Hasil pemeriksaan',
  'SUT.title': 'Pemberitahuan Usul Penolakan',
  'SUT.body':
    'Berdasarkan pemeriksaan substantif, permohonan {{right}} tersebut di atas diusulkan untuk ditolak dengan alasan di bawah ini. Saudara atau Kuasa Saudara dapat menyampaikan tanggapan secara tertulis dengan menyebutkan alasannya.',
  'SUT.points': 'Alasan usul penolakan',
  'SUT.otherwise': 'Apabila tanggapan tidak diterima sampai batas waktu tersebut, permohonan ditolak.',
  'SUT.otherwise.withdrawn':
    'Apabila tanggapan tidak diterima sampai batas waktu tersebut, permohonan dianggap ditarik kembali.',
  'SPN.title': 'Surat Penolakan Permohonan {{right}}',
  'SPN.body':
    'Setelah pemeriksaan, dengan ini diputuskan bahwa permohonan {{right}} tersebut di atas DITOLAK karena tidak memenuhi ketentuan yang disebutkan dalam surat ini.',
  'SPN.points': 'Alasan penolakan',
  'SPN.otherwise':
    'Terhadap penolakan ini dapat diajukan banding kepada {{board}}. Apabila banding tidak diajukan sampai batas waktu tersebut, penolakan dianggap diterima oleh Pemohon.',
  'SPN.otherwise.DESIGN':
    'Terhadap penolakan ini Pemohon atau Kuasanya dapat mengajukan gugatan kepada Pengadilan Niaga. Apabila gugatan tidak diajukan sampai batas waktu tersebut, penolakan berlaku tetap.',
  'SPN.otherwise.objection':
    'Terhadap penolakan ini Pemohon atau Kuasanya dapat mengajukan keberatan tertulis kepada Direktorat Jenderal Kekayaan Intelektual. Apabila keberatan tidak diajukan sampai batas waktu tersebut, penolakan berlaku tetap.',
  'SKL.title': 'Pemberitahuan Kekurangan Persyaratan Permohonan Banding',
  'SKL.body':
    'Permohonan banding atas permohonan {{right}} tersebut di atas telah diterima, tetapi persyaratannya belum lengkap. Saudara diminta melengkapinya dalam jangka waktu yang disebutkan dalam surat ini.',
  'SKL.otherwise':
    'Apabila kelengkapan tidak diterima sampai batas waktu tersebut, permohonan banding dianggap ditarik kembali dan penolakan tetap berlaku.',
  'SKD.title': 'Pemberitahuan Penolakan Dicabut',
  'SKD.body':
    'Keberatan Saudara terhadap penolakan permohonan {{right}} tersebut di atas telah dipertimbangkan dan diterima. Penolakan dicabut, dan pemeriksaan permohonan dilanjutkan.',
  'SKP.title': 'Pemberitahuan Penolakan Tetap Berlaku',
  'SKP.body':
    'Keberatan Saudara terhadap penolakan permohonan {{right}} tersebut di atas telah dipertimbangkan dan tidak dapat diterima. Penolakan tetap berlaku.',
  'SKP.points': 'Pertimbangan',
  'SDP.title': 'Pemberitahuan Dapat Diberi {{right}}',
  'SDP.body':
    'Pemeriksaan substantif atas permohonan {{right}} tersebut di atas telah selesai, dan permohonan itu dapat diberi {{right}}. Sertifikat diterbitkan paling lama 2 (dua) bulan sejak tanggal surat ini dan dapat diunduh melalui portal SAKI.',
  'SDP.windows':
    'Jangka waktu bagi pihak ketiga untuk menempuh upaya hukum terhadap pemberian {{right}} dihitung sejak tanggal keputusan ini, bukan sejak tanggal sertifikat.',
  'SDP.annuity':
    'Biaya tahunan pertama wajib dibayar paling lambat 6 (enam) bulan sejak tanggal sertifikat diterbitkan, untuk tahun pertama sejak Tanggal Penerimaan sampai dengan tahun pemberian ditambah 1 (satu) tahun. Biaya tahunan yang tidak dibayar mengakibatkan {{right}} dihapus. Besarnya biaya tercantum pada menu Biaya di portal SAKI.',
  'SDP.title.MARK': 'Pemberitahuan Merek Dapat Didaftar',
  'SDP.body.MARK':
    'Pemeriksaan substantif atas permohonan Merek tersebut di atas telah selesai, dan Merek itu dapat didaftar. Sertifikat diterbitkan secara elektronik setelah pendaftaran dan dapat diunduh melalui portal SAKI.',
  'SER.title': 'Sertifikat {{right}}',
  'SDT.title': 'Pemberitahuan Permohonan Dianggap Ditarik Kembali',
  'SDT.body':
    'Sampai berakhirnya jangka waktu yang ditentukan, jawaban, kelengkapan, atau permohonan yang disyaratkan tidak diterima. Dengan ini diberitahukan bahwa permohonan {{right}} tersebut di atas DIANGGAP DITARIK KEMBALI.',
  'SDT.revive':
    'Apabila peraturan perundang-undangan masih memberi kesempatan untuk melanjutkan kembali permohonan {{right}}, permintaan dan pembayarannya diajukan melalui portal SAKI; jalan yang tersedia dan batas waktunya tampil pada halaman permohonan.',
  'SPL.title': 'Pemberitahuan Permohonan Dilanjutkan Kembali',
  'SPL.body':
    'Permintaan untuk melanjutkan kembali permohonan {{right}} tersebut di atas telah diterima. Permohonan tidak lagi dianggap ditarik kembali, dan pemeriksaan dilanjutkan.',
  'SPK.title': 'Pemberitahuan Penarikan Kembali Diterima',
  'SPK.body':
    'Penarikan kembali permohonan {{right}} tersebut di atas telah diterima dan dicatat atas permintaan Pemohon. Permohonan tidak diproses lebih lanjut, dan biaya yang telah dibayar tidak dikembalikan.',
  'SBD.title': 'Pemberitahuan Penerimaan Permohonan Upaya Hukum',
  'SBD.body':
    'Permohonan upaya hukum atas permohonan {{right}} tersebut di atas telah diterima dan dicatat. Saudara akan diberi tahu tentang putusannya.',
  'SCB.title': 'Pemberitahuan Pencabutan Permohonan Banding',
  'SCB.body':
    'Permohonan banding atas permohonan {{right}} tersebut di atas telah dicabut oleh pemohon banding. {{board}} tidak memeriksanya lebih lanjut, dan keputusan yang dibanding tetap berlaku. Biaya yang telah dibayar pemohon banding tidak dikembalikan.',
  'SBK.title': 'Pemberitahuan Adanya Banding Pihak Ketiga',
  'SBK.body':
    'Terhadap pemberian {{right}} tersebut di atas telah diajukan banding oleh pihak ketiga kepada {{board}}. Saudara dapat menyampaikan penjelasan secara tertulis.',
  'SBK.points': 'Pokok banding',
  'PKB.title': 'Pemberitahuan Putusan {{board}}',
  'PKB.body':
    '{{board}} telah memutus permohonan banding atas permohonan {{right}} tersebut di atas. Putusan itu disampaikan dengan surat ini.',
  'PKB.points': 'Pertimbangan putusan',
  'PKB.otherwise':
    'Apabila banding ditolak, Pemohon dapat mengajukan gugatan kepada Pengadilan Niaga sampai batas waktu tersebut.',
  'PPN.title': 'Pemberitahuan Putusan Pengadilan Niaga',
  'PPN.body':
    'Putusan Pengadilan Niaga mengenai permohonan {{right}} tersebut di atas telah dicatat, dan permohonan diproses sesuai dengan putusan itu.',
  'PPN.points': 'Isi putusan',
  'PKS.title': 'Pemberitahuan Putusan Kasasi Mahkamah Agung',
  'PKS.body':
    'Putusan kasasi Mahkamah Agung mengenai permohonan {{right}} tersebut di atas telah dicatat, dan permohonan diproses sesuai dengan putusan itu.',
  'SJT.title': 'Peringatan Jatuh Tempo',
  'SJT.body':
    'Dengan ini diingatkan bahwa biaya untuk mempertahankan {{right}} tersebut di atas telah atau akan jatuh tempo. Bayarlah melalui portal SAKI sebelum batas waktu agar pelindungan tidak berakhir.',
  'SJT.otherwise':
    'Apabila biaya tidak dibayar sampai batas waktu tersebut, {{right}} dihapus menurut ketentuan yang berlaku.',
  'SJT.body.MARK':
    'Dengan ini diingatkan bahwa jangka waktu pelindungan Merek tersebut di atas telah atau akan berakhir. Perpanjangan diajukan melalui portal SAKI sebelum batas waktu; sesudah jangka waktu pelindungan berakhir dikenai biaya tambahan.',
  'SJT.otherwise.MARK':
    'Apabila perpanjangan tidak diajukan sampai batas waktu menurut undang-undang, pelindungan Merek berakhir.',
  'SPP.title': 'Surat Pencatatan Perpanjangan Pelindungan Merek',
  'SPP.body':
    'Perpanjangan jangka waktu pelindungan Merek tersebut di atas telah dicatat untuk 10 (sepuluh) tahun dan diumumkan dalam {{gazette}}.',
  'SHP.title': 'Surat Penghapusan {{right}}',
  'SHP.body':
    'Dengan ini diberitahukan bahwa {{right}} tersebut di atas DIHAPUS dari daftar umum menurut ketentuan yang disebutkan dalam surat ini. Terhadap penghapusan ini dapat diajukan gugatan kepada Pengadilan Niaga.',
  'SHP.body.MARK':
    'Dengan ini diberitahukan bahwa pendaftaran Merek tersebut di atas DIHAPUS dari daftar umum menurut ketentuan yang disebutkan dalam surat ini. Terhadap penghapusan ini dapat diajukan gugatan kepada pengadilan yang berwenang menurut Undang-Undang Nomor 20 Tahun 2016 tentang Merek dan Indikasi Geografis.',
  'SHP.points': 'Alasan penghapusan',
  'SBT.title': 'Surat Pembatalan {{right}}',
  'SBT.body':
    'Dengan ini diberitahukan bahwa pendaftaran {{right}} tersebut di atas DIBATALKAN dan dicoret dari daftar umum menurut ketentuan atau putusan yang disebutkan dalam surat ini.',
  'SBT.points': 'Alasan pembatalan',
  'SBM.title': 'Pemberitahuan Berakhirnya Masa Pelindungan',
  'SBM.body':
    'Dengan ini diberitahukan bahwa masa pelindungan {{right}} tersebut di atas berakhir pada tanggal {{ends}}. Sesudah tanggal itu hak eksklusif tidak dapat lagi dilaksanakan.',
  'SPC.title': 'Pemberitahuan Pencatatan',
  'SPC.body':
    'Permohonan pencatatan mengenai {{right}} tersebut di atas telah dikabulkan dan dicatat dalam daftar umum. Yang dicatat disebutkan di bawah ini.',
  'SPC.points': 'Yang dicatat',
  'recorded.persons': 'Nama dan alamat dalam daftar umum',
  'recorded.before': 'Semula: {{value}}',
  'recorded.after': 'Menjadi: {{value}}',
  'STP.title': 'Surat Penolakan Pencatatan',
  'STP.body':
    'Permohonan pencatatan mengenai {{right}} tersebut di atas tidak dapat dikabulkan dengan alasan yang disebutkan di bawah ini.',
  'STP.points': 'Alasan penolakan',
  'PTK.title': 'Petikan Daftar Umum {{right}}',
  'PTK.body': 'Petikan ini memuat data yang tercatat dalam daftar umum pada tanggal {{date}}.',
  'SLN.title': 'Salinan Data Permohonan {{right}}',
  'SLN.body':
    'Salinan ini memuat data permohonan {{right}} sebagaimana diajukan dan tercatat pada Direktorat Jenderal Kekayaan Intelektual pada tanggal {{date}}.',
  'SLS.title': 'Salinan Sertifikat {{right}}',
  'SLS.body':
    'Salinan ini sesuai dengan sertifikat {{right}} yang tercatat dalam daftar umum pada tanggal {{date}}. Sertifikat beserta deskripsi, klaim, abstrak, dan gambarnya dilampirkan pada surat ini.',
  'SLS.body.bare':
    'Salinan ini sesuai dengan sertifikat {{right}} yang tercatat dalam daftar umum pada tanggal {{date}}. Sertifikatnya dilampirkan pada surat ini.',
  'SBP.title': 'Surat Bukti Hak Prioritas',
  'SBP.body':
    'Dengan ini diterangkan bahwa permohonan {{right}} tersebut di atas diajukan pada Direktorat Jenderal Kekayaan Intelektual, Republik Indonesia, dan menerima Tanggal Penerimaan sebagaimana tercantum. Surat ini diberikan untuk memperoleh hak prioritas menurut Pasal 4 Konvensi Paris.',
  'SKT.title': 'Surat Keterangan',
  'SKT.body': 'Dengan ini diterangkan mengenai permohonan {{right}} tersebut di atas sebagai berikut.',
  'SKT.points': 'Keterangan',
  // Wordings of letters by post (ADR 87)
  'fee.pay.post':
    'Cara mengajukan dan membayar: minta kode billing di loket kantor ini, sendiri atau lewat kuasa, lalu bayar jumlah yang tercantum pada kode itu pada hari yang sama di bank, kantor pos, ATM, atau perbankan seluler. Sampaikan permohonan tertulis beserta bukti penerimaan negara (BPN) kepada kantor ini, di loket atau lewat pos, paling lama 14 (empat belas) hari kalender setelah pembayaran dan paling lambat pada batas waktu. Permohonan diterima pada hari surat itu sampai di kantor.',
  'SPS.body.post':
    'Masa pengumuman permohonan {{right}} tersebut di atas telah berakhir dan permohonan pemeriksaan substantif belum diterima. Permohonan pemeriksaan substantif diajukan tertulis kepada kantor ini dengan membayar biayanya.',
  'SDP.body.post':
    'Pemeriksaan substantif atas permohonan {{right}} tersebut di atas telah selesai, dan permohonan itu dapat diberi {{right}}. Sertifikat diterbitkan paling lama 2 (dua) bulan sejak tanggal surat ini dan dikirim kepada Saudara lewat pos.',
  'SDP.annuity.post':
    'Biaya tahunan pertama wajib dibayar paling lambat 6 (enam) bulan sejak tanggal sertifikat diterbitkan, untuk tahun pertama sejak Tanggal Penerimaan sampai dengan tahun pemberian ditambah 1 (satu) tahun. Biaya tahunan yang tidak dibayar mengakibatkan {{right}} dihapus. Besarnya biaya dapat ditanyakan di loket kantor ini, yang juga menerbitkan kode billing untuk membayarnya di bank atau kantor pos.',
  'SDP.body.MARK.post':
    'Pemeriksaan substantif atas permohonan Merek tersebut di atas telah selesai, dan Merek itu dapat didaftar. Sertifikat diterbitkan secara elektronik setelah pendaftaran, dan cetakannya dikirim kepada Saudara lewat pos.',
  'SDT.revive.post':
    'Apabila peraturan perundang-undangan masih memberi kesempatan untuk melanjutkan kembali permohonan {{right}}, permintaannya disampaikan tertulis kepada kantor ini dengan membayar biayanya. Cara yang tersedia, batas waktu, dan kode billing diperoleh di loket kantor ini.',
  'SJT.body.post':
    'Dengan ini diingatkan bahwa biaya untuk mempertahankan {{right}} tersebut di atas telah atau akan jatuh tempo. Bayarlah sebelum batas waktu agar pelindungan tidak berakhir.',
  'SJT.body.MARK.post':
    'Dengan ini diingatkan bahwa jangka waktu pelindungan Merek tersebut di atas telah atau akan berakhir. Perpanjangan diajukan tertulis kepada kantor ini sebelum batas waktu; sesudah jangka waktu pelindungan berakhir dikenai biaya tambahan.',
  'annuity.unpriced.post': 'Yang harus dibayar: biaya tahunan {{years}}. Besarnya tercantum pada kode billing.',
  'annuity.pay.post':
    'Cara membayar: minta kode billing di loket kantor ini, sendiri atau lewat kuasa, dengan menyebut nomor paten ini, lalu bayar jumlah yang tercantum pada kode itu pada hari yang sama di bank, kantor pos, ATM, atau perbankan seluler. Sampaikan bukti penerimaan negara (BPN) kepada kantor ini, di loket atau lewat pos, paling lama 14 (empat belas) hari kalender setelah pembayaran.',
  'TTP.title': 'Tanda Terima Permohonan Pasca',
  'TTP.body': 'Permohonan pasca atas {{right}} tersebut di atas telah diterima.',
  'BPG.title': 'Bukti Pengembalian Pembayaran',
  'BPG.body':
    'Kantor ini mencatat bahwa dari pembayaran penerimaan negara bukan pajak yang disebutkan dalam surat ini telah dikembalikan jumlah yang tercantum di atas.',
  'BPG.missing':
    'Apabila uang itu belum diterima dalam 7 (tujuh) hari sejak tanggal pengembalian, hubungi kantor ini dengan menyebut nomor pengembaliannya.',
  'BPN.title': 'Bukti Pembayaran',
  'BPN.body':
    'Pembayaran biaya permohonan {{right}} tersebut di atas telah diterima Kas Negara sebagai penerimaan negara bukan pajak.',

  // Documents issued on order
  'issued.order': 'Nomor Permintaan',
  'issued.attached': '{{files}} berkas',
  'issued.asked': 'Yang dimintakan keterangan',
  'issued.standing': 'Keadaan dalam daftar umum',
  'issued.state': 'Status',
  'issued.notRegistered': 'Belum terdaftar',
  'issued.published': 'Diumumkan',
  'issued.data': 'Data yang tercatat',
  'issued.owners': 'Pemegang hak',
  'issued.annuities': 'Biaya tahunan yang tercatat',
  'issued.noAnnuities': 'Belum ada biaya tahunan yang tercatat.',
  'issued.paidTo': 'Sampai tahun ke-',
  'issued.payer': 'Dibayar oleh',
  'issued.imported': 'Sebelum dicatat di portal ini',
  'issued.licences': 'Lisensi yang tercatat',
  'issued.noLicences': 'Tidak ada lisensi yang tercatat.',
  'issued.licensee': 'Penerima lisensi',
  'issued.terms': 'Ketentuan',
  'issued.ended': 'Berakhir',
  'issued.exclusive': 'Eksklusif',
  'issued.notExclusive': 'Noneksklusif',
  'issued.entries': 'Riwayat pencatatan',
  'issued.noEntries': 'Belum ada pencatatan.',
  'issued.entry': 'Yang dicatat',
  'issued.renamed': 'Nama pemegang hak: {{before}} → {{after}}',
  'issued.date': 'Tanggal',
  'issued.noPicture': 'Gambar ini tidak dapat dibaca dari penyimpanan saat surat dicetak.',
  'issued.filed': 'Permohonan sebagaimana diajukan',
  'issued.submission': 'Nomor Pengajuan',
  'issued.submitted': 'Diajukan',
  'issued.certificate': 'Sertifikat',
  'issued.files': 'Berkas permohonan',
  'issued.filesHelp':
    'Setiap berkas disebut dengan sidik jarinya (SHA-256) saat diterima. Berkas PDF dan gambar dilampirkan setelah halaman ini; berkas jenis lain hanya disebut di sini.',
  'issued.page': 'hal. {{page}}',
  'issued.pages': 'hal. {{from}}–{{to}}',
  'issued.unshown.lost': 'Tidak ditemukan dalam penyimpanan',
  'issued.unshown.damaged': 'Rusak dalam penyimpanan',
  'issued.unshown.quarantined': 'Tertahan oleh pemindai virus',
  'issued.unshown.unreadable': 'Tidak dapat digabungkan',
  'issued.unshown.otherType': 'Hanya disebut',
  'issued.file.kind': 'Jenis',
  'issued.file.name': 'Nama berkas',
  'issued.file.received': 'Diterima',
  'issued.file.count': 'Hal.',
  'issued.file.hash': 'SHA-256',
  'issued.file.place': 'Di salinan ini',

  // Certificates
  'certificate.republic': 'REPUBLIK INDONESIA',
  'certificate.title.PATENT': 'SERTIFIKAT PATEN',
  'certificate.title.SIMPLE_PATENT': 'SERTIFIKAT PATEN SEDERHANA',
  'certificate.title.DESIGN': 'SERTIFIKAT DESAIN INDUSTRI',
  'certificate.title.MARK': 'SERTIFIKAT MEREK',
  'certificate.grants.PATENT':
    'Menteri Hukum Republik Indonesia atas nama Negara Republik Indonesia memberikan hak Paten kepada:',
  'certificate.grants.SIMPLE_PATENT':
    'Menteri Hukum Republik Indonesia atas nama Negara Republik Indonesia memberikan hak Paten Sederhana kepada:',
  'certificate.grants.DESIGN':
    'Menteri Hukum Republik Indonesia atas nama Negara Republik Indonesia memberikan hak Desain Industri kepada:',
  'certificate.grants.MARK':
    'Menteri Hukum Republik Indonesia atas nama Negara Republik Indonesia memberikan hak atas Merek kepada:',
  'certificate.thing.PATENT': 'Untuk invensi dengan judul',
  'certificate.thing.SIMPLE_PATENT': 'Untuk invensi dengan judul',
  'certificate.thing.DESIGN': 'Untuk Desain Industri dengan judul',
  'certificate.thing.MARK': 'Untuk Merek',
  'certificate.inventors': 'Inventor',
  'certificate.designers': 'Pendesain',
  'certificate.representative': 'Kuasa / Konsultan KI',
  'certificate.date': 'Tanggal Pendaftaran',
  'certificate.granted': 'Tanggal Pemberian',
  'certificate.expires': 'Pelindungan berakhir',
  'certificate.claims': 'Jumlah Klaim',
  'certificate.ipc': 'Klasifikasi IPC',
  'certificate.priorities': 'Hak Prioritas',
  'certificate.goods': 'Jenis barang dan/atau jasa',
  'certificate.class': 'Kelas {{class}}',
  'certificate.specification': 'Spesifikasi Paten, dilampirkan pada sertifikat ini',
  'certificate.decision': 'Keputusan pemberian',
  'certificate.goodsBehind': 'Jenis barang dan/atau jasa tercantum pada halaman setelah tanda tangan.',
  'certificate.colours': 'Warna',
  'certificate.pictures': 'Gambar',
  'certificate.term.PATENT':
    'Pelindungan Paten diberikan selama 20 (dua puluh) tahun terhitung sejak Tanggal Penerimaan dan tidak dapat diperpanjang (Pasal 22 Undang-Undang Nomor 13 Tahun 2016 tentang Paten). Pelindungan tetap berlaku selama biaya tahunan dibayar.',
  'certificate.term.SIMPLE_PATENT':
    'Pelindungan Paten Sederhana diberikan selama 10 (sepuluh) tahun terhitung sejak Tanggal Penerimaan dan tidak dapat diperpanjang (Pasal 23 Undang-Undang Nomor 13 Tahun 2016 tentang Paten). Pelindungan tetap berlaku selama biaya tahunan dibayar.',
  'certificate.term.DESIGN':
    'Pelindungan Desain Industri diberikan selama 10 (sepuluh) tahun terhitung sejak Tanggal Penerimaan dan tidak dapat diperpanjang (Pasal 5 Undang-Undang Nomor 31 Tahun 2000 tentang Desain Industri).',
  'certificate.term.MARK':
    'Pelindungan Merek diberikan selama 10 (sepuluh) tahun terhitung sejak Tanggal Penerimaan dan dapat diperpanjang untuk jangka waktu yang sama (Pasal 35 Undang-Undang Nomor 20 Tahun 2016 tentang Merek dan Indikasi Geografis).',
  'certificate.official': 'Menteri Hukum Republik Indonesia',
  'certificate.byOrder': 'u.b. Direktur Jenderal Kekayaan Intelektual',

  // Proof of payment
  'payment.code': 'Kode Billing',
  'payment.ntpn': 'NTPN',
  'payment.ntb': 'NTB',
  'payment.paid': 'Dibayar',
  'payment.amount': 'Jumlah',

  // Receipt of a refund
  'refund.amount': 'Jumlah yang dikembalikan',
  'refund.to': 'Dikembalikan kepada',
  'refund.on': 'Tanggal pengembalian',
  'refund.reference': 'Nomor pengembalian',
  'refund.decided': 'Pengembalian diputus',
  'refund.from': 'Dari pembayaran sebesar',
  'refund.filings': 'Pembayaran itu untuk',
  'refund.submission': 'Nomor Pengajuan {{number}}',
  'refund.why': 'Alasan pengembalian',
  'refund.why.LATE': 'Pembayaran diterima setelah kode billing berakhir.',
  'refund.why.SHORT': 'Jumlah yang dibayar kurang dari tagihan.',
  'refund.why.OVER': 'Jumlah yang dibayar melebihi tagihan.',
  'refund.why.UNKNOWN': 'Kode billing pembayaran itu tidak dikenal.',
  'refund.why.WRONG_TIME': 'Waktu pembayaran yang dilaporkan tidak dapat diterima.',
  'refund.why.DOUBLE': 'Tagihan yang sama sudah lunas dengan pembayaran lain.',
  'refund.why.CLOSED': 'Kode billing sudah ditutup.',
  'refund.why.NTPN_USED': 'NTPN pembayaran itu sudah dipakai untuk tagihan lain.',

  // The page that verifies
  'page.title': 'Periksa keaslian surat',
  'page.lead':
    'Masukkan kode yang tercetak di bawah kode QR pada surat, sertifikat, atau petikan. Yang ditampilkan hanya keterangan tentang suratnya, bukan tentang orangnya.',
  'page.code': 'Kode verifikasi',
  'page.codeHelp': '12 huruf dan angka, misalnya 7KQ2-M4XA-09ZT',
  'page.check': 'Periksa',
  'page.valid': 'Surat ini diterbitkan oleh kantor dan berlaku.',
  'page.withdrawn': 'Surat ini pernah diterbitkan, tetapi sudah dicabut pada {{date}} dan tidak berlaku lagi.',
  'page.replaced': 'Dokumen ini diganti pada {{date}} dengan {{number}} dan tidak berlaku lagi.',
  'page.unknown': 'Tidak ada surat dengan kode ini. Periksa kembali setiap huruf dan angkanya.',
  'page.wrongCode': 'Kode terdiri dari 12 huruf dan angka.',
  'page.type': 'Jenis surat',
  'page.number': 'Nomor surat',
  'page.date': 'Tanggal terbit',
  'page.case': 'Nomor permohonan',
  'page.registration': 'Nomor pendaftaran',
  'page.signature': 'Tanda tangan elektronik',
  'page.signed': 'Ditandatangani (PAdES) dengan sertifikat {{subject}}, sidik jari SHA-256',
  'page.unsigned': 'Tidak ada. Keaslian berkas diperiksa dengan sidik jarinya.',
  'page.hash': 'Sidik jari berkas (SHA-256)',
  'page.fileTitle': 'Bandingkan berkas PDF Anda',
  'page.fileHelp':
    'Letakkan berkas PDF di sini atau pilih dari perangkat. Berkas tidak dikirim ke mana pun: sidik jarinya dihitung di peramban Anda.',
  'page.choose': 'Pilih berkas',
  'page.same': 'Berkas ini sama persis dengan yang diterbitkan kantor.',
  'page.different': 'Berkas ini BERBEDA dari yang diterbitkan kantor. Jangan dipakai; unduh kembali dari portal.',
  'page.reading': 'Menghitung sidik jari…',
  'page.failed': 'Pemeriksaan gagal. Coba lagi sebentar.',
  'page.tooOften': 'Terlalu banyak percobaan dari jaringan Anda. Tunggu beberapa menit, lalu coba lagi.',
  // What kind a sent file is
  'paper.GDI': 'Gambar desain',
  'paper.URD': 'Uraian desain',
  'paper.KEP': 'Surat pernyataan kepemilikan',
  'paper.KUA': 'Surat kuasa',
  'paper.PGH': 'Surat pengalihan hak',
  'paper.UMK': 'Surat keterangan UMK',
  'paper.AKT': 'Akta pendirian',
  'paper.PRI': 'Dokumen prioritas',
  'paper.DES': 'Deskripsi',
  'paper.KLM': 'Klaim',
  'paper.ABS': 'Abstrak',
  'paper.GBR': 'Gambar',
  'paper.GBP': 'Gambar publikasi',
  'paper.ETK': 'Etiket merek',
  'paper.TTD': 'Tanda tangan pemohon',
  'paper.SPM': 'Surat pernyataan kepemilikan merek',
  'paper.SPU': 'Surat pernyataan UMK',
  'paper.PKM': 'Peraturan penggunaan merek kolektif',
  'paper.JWB': 'Lampiran jawaban surat',
  'paper.SND': 'Rekaman suara',
  'paper.VID': 'Rekaman video',
  'paper.NOT': 'Notasi atau transkrip',
  'paper.GAB': 'Dokumen gabungan',
  'paper.SEQ': 'Daftar urutan (ST.26)',
  'paper.PCT': 'Dokumen fase internasional',
  'paper.JRD': 'Bukti penyimpanan jasad renik',
  'paper.BKT': 'Bukti',
  'paper.KTP': 'Kartu identitas',
  'paper.SRT': 'Surat pengantar',
  'paper.SRF': 'Sertifikat',
  'paper.KKL': 'Kelengkapan yang kurang',
  'paper.LIS': 'Perjanjian lisensi',
  'paper.TRJ': 'Terjemahan',
  'paper.SPG': 'Surat pernyataan penggunaan merek',
  'paper.MBD': 'Memori banding',
  'paper.PLS': 'Persetujuan penerima lisensi',
  'paper.TTP': 'Tanda terima permohonan pasca',
  'paper.BPN': 'Bukti penerimaan negara',
} as const
