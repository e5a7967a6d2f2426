import { describe, expect, it } from 'vitest';
import { judgeBattery, judgeOil, judgeTyre } from './verdict.js';
import type { WireFit } from './wireCar.js';

function fit(changes: Partial<WireFit> = {}): WireFit {
  return {
    ...{ front: '205/55 R16', rear: '205/55 R16', load_index: null, speed_index: null },
    ...{ battery: null, battery_ah: null, oil_grade: null, oil_litres: null },
    ...changes,
  };
}

describe('a tyre', () => {
  it('fits both axles of a car in its size', () => {
    expect(judgeTyre({ size: '205/55 R16' }, [fit()])).toMatchObject({ kind: 'fits', axle: 'both' });
  });

  it('fits if it is one of several sizes, and all of them are told', () => {
    const fits = [fit({ front: '195/65 R15', rear: '195/65 R15' }), fit()];
    expect(judgeTyre({ size: '205/55 R16' }, fits)).toMatchObject({
      kind: 'fits',
      sizes: ['195/65 R15', '205/55 R16'],
    });
  });

  it('fits one axle of a car with wider tyres at the rear', () => {
    const fits = [fit({ front: '255/40 R18', rear: '275/40 R18' })];
    expect(judgeTyre({ size: '255/40 R18' }, fits)).toMatchObject({ axle: 'front' });
    expect(judgeTyre({ size: '275/40 R18' }, fits)).toMatchObject({ axle: 'rear' });
  });

  it('does not fit in another size, and the car’s are told', () => {
    expect(judgeTyre({ size: '195/65 R15' }, [fit()])).toEqual({ kind: 'wrong', sizes: ['205/55 R16'] });
  });

  it('must be a van tyre where the car needs one', () => {
    const van = [fit({ front: '195/70 R15C', rear: '195/70 R15C' })];
    expect(judgeTyre({ size: '195/70 R15' }, van).kind).toBe('wrong');
    expect(judgeTyre({ size: '195/70 R15C' }, van).kind).toBe('fits');
  });

  it('is not judged for a car whose sizes are unknown', () => {
    expect(judgeTyre({ size: '205/55 R16' }, [])).toEqual({ kind: 'unknown' });
  });

  it('is told if it carries or endures less than the car needs', () => {
    const fits = [fit({ load_index: '91', speed_index: 'V' })];
    expect(judgeTyre({ size: '205/55 R16', loadIndex: '88', speedIndex: 'H' }, fits)).toMatchObject({
      load: { index: '88', value: 560, needed: '91', neededValue: 615 },
      speed: { index: 'H', value: 210, needed: 'V', neededValue: 240 },
    });
    expect(judgeTyre({ size: '205/55 R16', loadIndex: '94', speedIndex: 'W' }, fits)).toMatchObject({
      load: null,
      speed: null,
    });
  });

  it('is not called too weak for what another version of the car needs', () => {
    const fits = [fit({ load_index: '91' }), fit()];
    expect(judgeTyre({ size: '205/55 R16', loadIndex: '88' }, fits)).toMatchObject({ load: null });
  });
});

describe('a battery and an oil', () => {
  it('are judged by capacity and grade, however these are written', () => {
    const fits = [fit({ battery_ah: 60, oil_grade: '5w30' })];
    expect(judgeBattery('Power 60 Ah right', fits)).toMatchObject({ isRight: true });
    expect(judgeBattery('Power 45Ah', fits)).toEqual({ isRight: false, own: '45 Ah', needed: '60 Ah' });
    expect(judgeOil('Super 5W-30 4L', fits)).toMatchObject({ isRight: true });
    expect(judgeOil('Super 10W40', fits)).toEqual({ isRight: false, own: '10W-40', needed: '5W-30' });
  });

  it('are not judged where the table or the product states nothing', () => {
    expect(judgeBattery('Power 60Ah', [fit()])).toBeNull();
    expect(judgeOil('Coolant', [fit({ oil_grade: '5W-30' })])).toBeNull();
  });
});
