import type {Article, ArticleSummary} from '../../domain/articles/articles.ts'

const summary = (id: string, title: string, theme: string, text: string): ArticleSummary => ({
  id: `aristo/${id}`,
  title,
  summary: text,
  author: 'Equipe Aristo',
  theme,
  on: '20261122',
})

const sleep = summary(
  'sono-e-estudo',
  'Dormir faz parte do estudo',
  'Saúde de quem estuda',
  'O que o sono faz com o que você aprendeu e como protegê-lo em uma rotina de plantões.',
)

export const articles: readonly ArticleSummary[] = [
  sleep,
  summary('diario-de-erros', 'O diário de erros', 'Método', 'Um caderno curto que impede o mesmo erro duas vezes.'),
  summary('repeticao-espacada', 'Repetição espaçada', 'Memória', 'Por que rever pouco e na hora certa rende mais.'),
]

export const article: Article = {
  ...sleep,
  body: [
    {tag: 'p', children: ['Quando falta tempo, o sono é o primeiro a ser cortado. A conta chega de outro modo.']},
    {tag: 'h3', children: ['Quanto é suficiente']},
    {tag: 'p', children: ['Adultos dormem ', {tag: 'strong', children: ['sete horas ou mais']}, ' por noite.']},
    {
      tag: 'ul',
      children: [
        {tag: 'li', children: ['Antes: um cochilo à tarde.']},
        {tag: 'li', children: ['Durante: cochilos de vinte minutos.']},
      ],
    },
  ],
}
