import type {ForumComment} from '../../../domain/forum/comment.ts'

export const rights = {isSpecialist: true, isStaff: true}

export const comment: ForumComment = {
  id: 'c1',
  body: 'Por que não drenar antes da radiografia? '.repeat(30),
  content: null,
  children: ['c2'],
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

export const reply: ForumComment = {
  ...comment,
  id: 'c2',
  body: 'Diagnóstico clínico.',
  children: [],
  level: 2,
  parent: 'c1',
}

export const older: ForumComment = {
  ...comment,
  id: 'c0',
  body: 'Um resumo.',
  children: [],
  createdAt: '2026-03-09T11:00:00.000Z',
  user: {...comment.user, id: 'joao', name: 'João Alves'},
}
