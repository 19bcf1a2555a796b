/**
 * Words of MEANINGS in Arabic script and in Chinese characters, simplified and traditional: each line begins with the Indonesian word of its
 * meaning. Frequent words of general knowledge, chosen for this project by hand from what any dictionary has, taken from no published list. Japanese
 * marks are found where they have the same characters; kana and Korean are not in it.
 */
export const SCRIPTS = `
kopi قهوة 咖啡
teh شاي 茶
susu حليب لبن 牛奶 奶
air ماء مياه 水
beras أرز رز 米 大米
roti خبز 面包 麵包
gula سكر 糖
garam ملح 盐 鹽
madu عسل 蜂蜜 蜜
keju جبن جبنة 奶酪 芝士
buah فاكهة فواكه 水果 果
apel تفاح تفاحة 苹果 蘋果
jeruk برتقال 橙
anggur عنب 葡萄
kelapa 椰子 椰
pisang موز 香蕉
telur بيض 蛋
ayam دجاج 鸡 雞
ikan سمك 鱼 魚
udang روبيان جمبري 虾 蝦
sapi بقر بقرة 牛
kambing ماعز 羊
matahari شمس 太阳 太陽 日
bulan قمر 月 月亮
bintang نجم نجمة 星 星星
langit سماء 天 天空
laut بحر 海
gunung جبل 山
sungai نهر 河 江
hutan غابة 林 森林
bunga زهرة زهور 花
mawar ورد وردة 玫瑰
melati ياسمين 茉莉
teratai لوتس 莲 蓮 荷
pohon شجرة 树 樹
daun ورقة 叶 葉
emas ذهب ذهبي 金 黄金 黃金
perak فضة 银 銀
berlian ألماس ماس 钻石 鑽石
mutiara لؤلؤ لؤلؤة 珍珠
batu حجر 石
besi حديد 铁 鐵
raja ملك 王 国王 國王
ratu ملكة 女王
sultan سلطان إمبراطور 皇帝 皇
pangeran أمير 王子
putri أميرة 公主
singa أسد 狮 獅 狮子 獅子
macan نمر 虎 老虎
naga تنين 龙 龍
gajah فيل 象 大象
kuda حصان خيل 马 馬
elang نسر صقر 鹰 鷹
burung طائر طير 鸟 鳥
garuda عنقاء 凤凰 鳳凰
lebah نحل نحلة 蜜蜂
api نار 火
angin ريح رياح 风 風
tanah أرض 土 地
merah أحمر 红 紅
putih أبيض 白
hitam أسود 黑
hijau أخضر 绿 綠
biru أزرق 蓝 藍
rumah بيت دار 家 屋
istana قصر 宫 宮
kebun حديقة بستان 花园 花園
kota مدينة 城
dunia عالم 世界
cahaya نور ضوء 光
cinta حب 爱 愛
hati قلب 心
mata عين 眼
sehat صحة 健康
besar كبير 大
baru جديد 新
cantik جميل جميلة 美 美丽 美麗
damai سلام 和平
berkah بركة 福
pagi صباح فجر 晨
malam ليل ليلة 夜
`
