import type {Notification} from '../../domain/notifications/notification.ts'

/** Where the stories' clock stands. */
export const storyNow = Date.parse('2026-11-20T15:00:00.000Z')

const hour = 3_600_000
const day = 24 * hour

/** A face drawn here, so that no story asks the network. */
const face = (ground: string, ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><circle cx="20" cy="16" r="7" fill="${ink}"/><path d="M6 40c1-10 7-14 14-14s13 4 14 14" fill="${ink}"/></svg>`)}`

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#2d5783"/><path d="M0 38l14-14 10 9 9-12 15 16v11H0z" fill="#98bfe8"/></svg>')}`

const item = (id: string, age: number, changes: Partial<Notification>): Notification => ({
  id,
  authorPicture: null,
  authorName: 'Equipe Aristo',
  message: 'publicou uma atualização na sua agenda.',
  thumbnail: null,
  seen: true,
  link: '/agenda',
  createdAt: storyNow - age,
  ...changes,
})

/** One of every kind: of each age, with and without pictures, seen and unseen, leading inside, outside and nowhere. */
export const notifications: readonly Notification[] = [
  item('n1', 4 * 60_000, {
    authorName: 'Dra. Helena Prado',
    authorPicture: face('#0d4f5a', '#e2eeee'),
    message: 'respondeu à sua dúvida sobre sepse e choque séptico.',
    seen: false,
  }),
  item('n2', 5 * hour, {
    message: 'Há uma aula ao vivo hoje às 20h: Urgências em pediatria.',
    thumbnail: picture,
    seen: false,
    link: 'https://exemplo.org/aula',
  }),
  item('n3', 2 * day, {
    authorName: 'Dr. Caio Menezes',
    authorPicture: face('#845300', '#faf0d8'),
    message: 'comentou a questão 12 do simulado de novembro.',
  }),
  item('n4', 5 * day, {
    message: 'Seu relatório de desempenho da semana está pronto.',
    thumbnail: 'data:image/png;base64,AAAA',
    seen: false,
  }),
  item('n5', 12 * day, {
    authorName: 'Secretaria',
    message:
      'Os editais de residência de São Paulo foram publicados. Confira as datas de inscrição e os documentos de cada instituição que você escolheu.',
    link: null,
  }),
  item('n6', 64 * day, {message: 'Boas-vindas! Comece pela sua semana típica de estudos.', link: '/perfil'}),
]
