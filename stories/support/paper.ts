import type {DrawPage} from '../../src/features/study/contents/PdfPage.tsx'

/** Lines on paper: stories open no document. */
export const drawPaper: DrawPage = (page, scale, {canvas}) => {
  canvas.width = 595 * scale
  canvas.height = 842 * scale
  const paper = canvas.getContext('2d')
  if (paper) {
    paper.scale(scale, scale)
    paper.fillStyle = '#0f766e'
    paper.fillRect(60, 70, 260, 18)
    paper.fillStyle = '#b6c2c3'
    for (let line = 0; line < 28; line += 1) paper.fillRect(60, 120 + line * 22, line % 7 === 6 ? 300 : 475, 8)
    paper.fillText(String(page + 1), 295, 810)
  }
  return Promise.resolve([])
}
