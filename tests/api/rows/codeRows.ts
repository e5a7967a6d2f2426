import { accounts, everyone, type Row, sent } from './matrixRow.js';

/** Routes of one-time codes. */
export const CODE_ROWS: Record<string, Row[]> = {
  'POST /api/post/forgot_password': [
    sent('POST', '/api/post/forgot_password', everyone(202), () => ({
      username: 'nobody.at.all@example.com',
    })),
  ],
  'POST /api/post/send_code': [
    {
      method: 'POST',
      path: () => '/api/post/send_code',
      body: ({ owner }) => ({ username: owner.username }),
      expected: everyone(202),
    },
  ],
  'POST /api/post/send_number_code': [
    sent('POST', '/api/post/send_number_code', accounts(202, 202, 401), () => ({ phone: '01012340000' })),
  ],
  'POST /api/post/prove_number': [
    sent('POST', '/api/post/prove_number', accounts(422, 422, 401), () => ({
      ...{ phone: '01012340000', code: '000000' },
    })),
  ],
  'POST /api/post/login_by_code': [
    {
      method: 'POST',
      path: () => '/api/post/login_by_code',
      body: ({ owner }) => ({ username: owner.username, code: '000000' }),
      expected: everyone(422),
    },
  ],
  'POST /api/post/find_order': [
    sent('POST', '/api/post/find_order', everyone(202), ({ order, owner }) => ({
      ...{ order: String(order.id), contact: owner.username },
    })),
    sent('POST', '/api/post/find_order', everyone(202), () => ({
      ...{ order: '987654321', contact: 'nobody.at.all@example.com' },
    })),
  ],
  'POST /api/post/open_order': [
    sent('POST', '/api/post/open_order', everyone(422), ({ order }) => ({
      ...{ order: String(order.id), code: '000000' },
    })),
    sent('POST', '/api/post/open_order', everyone(422), () => ({ order: '987654321', code: '000000' })),
  ],
  'POST /api/post/reset_password': [
    sent('POST', '/api/post/reset_password', everyone(422), ({ owner }) => ({
      username: owner.username,
      code: '00000000',
      password: 'another good one',
    })),
  ],
};
