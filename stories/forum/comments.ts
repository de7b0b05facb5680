import type {AssistantFacts} from '../../domain/forum/buttons.ts'
import type {ForumComment} from '../../domain/forum/comment.ts'
import type {ForumContext} from '../../machines/forum/forum.types.ts'

export const ownId = 'eu'

/** A student's comment in a typical moment. */
export const comment: ForumComment = {
  id: 'c1',
  body: 'Por que não drenar antes da radiografia? O enunciado descreve turgência jugular e desvio da traqueia.',
  content: null,
  children: ['c2', 'c3'],
  contentId: 'q1',
  contentType: 'question',
  courseId: 'curso',
  createdAt: '2026-03-10T11:00:00.000Z',
  level: 1,
  parent: null,
  isPrivate: false,
  user: {id: 'helena', name: 'Helena Moraes', email: null, externalId: null},
  status: {isPublic: true, isFromModerator: false, answerStatus: 'answered'},
  authorType: 'User',
  removal: null,
  hiddenReason: null,
  mentions: [],
}

export const moderatorReply: ForumComment = {
  ...comment,
  id: 'c2',
  children: [],
  parent: 'c1',
  level: 2,
  body: 'Exato: o pneumotórax hipertensivo é **diagnóstico clínico**.',
  content: [
    {
      tag: 'p',
      children: [
        'Exato: o pneumotórax hipertensivo é ',
        {tag: 'strong', children: ['diagnóstico clínico']},
        '. Primeiro a descompressão, depois a imagem.',
      ],
    },
  ],
  user: {id: 'm', name: 'Rafael Prado', email: null, externalId: null},
  status: {...comment.status, isFromModerator: true},
  authorType: 'Moderator',
}

export const ownReply: ForumComment = {
  ...comment,
  id: 'c3',
  children: [],
  parent: 'c1',
  level: 2,
  body: 'Obrigada, @Rafael Prado!',
  user: {id: ownId, name: 'Ana Lima', email: 'ana@exemplo.br', externalId: 'ana'},
  mentions: [{id: 'm', name: 'Rafael Prado'}],
}

export const longComment: ForumComment = {
  ...comment,
  id: 'c4',
  children: [],
  body: 'Resumo da conduta no trauma torácico, na ordem em que costuma cair. '.repeat(12),
  createdAt: '2026-03-09T11:00:00.000Z',
  user: {id: 'joao', name: 'João Pedro Alves', email: null, externalId: null},
  status: {...comment.status, answerStatus: 'waitingAnswer'},
}

export const privateComment: ForumComment = {
  ...comment,
  id: 'c5',
  children: [],
  body: 'Errei porque confundi com tamponamento. Alguém tem um macete?',
  createdAt: '2026-03-08T11:00:00.000Z',
  isPrivate: true,
  user: {id: ownId, name: 'Ana Lima', email: 'ana@exemplo.br', externalId: 'ana'},
  status: {isPublic: false, isFromModerator: false, answerStatus: 'waitingAnswer'},
}

export const deletedComment: ForumComment = {
  ...comment,
  id: 'c6',
  body: '',
  children: ['c7'],
  createdAt: '2026-03-07T11:00:00.000Z',
  user: {id: 'author:1', name: '', email: null, externalId: null},
  removal: 'deleted',
}

const all = [comment, moderatorReply, ownReply, longComment, privateComment, deletedComment]

/** A forum with comments of every kind. */
export const forumContext: ForumContext = {
  isExam: false,
  words: '',
  wanted: null,
  comments: Object.fromEntries(all.map((one) => [one.id, one])),
  roots: ['c1', 'c4', 'c5', 'c6'],
  total: 24,
  open: ['c1'],
  clicks: {},
  rights: {isSpecialist: false, isStaff: false},
  failure: null,
}

/** An own question-comment that waits for an answer: the assistant may be asked about it. */
export const askable: AssistantFacts = {
  forum: 'question',
  level: 1,
  isOwn: true,
  authorType: 'User',
  removal: null,
  answerStatus: 'waitingAnswer',
}
