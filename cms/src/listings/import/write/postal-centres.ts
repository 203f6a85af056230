interface Centre {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns the centre of a postal code, which is the position of listings without a public address.
 * Unknown postal codes have none until an editor gives the city a position. The Belgian coordinates
 * are from the package spatie/belgian-cities-geocoded (MIT).
 */
export function findPostalCentre(countryId: number, zip: string): Centre {
  const [latitude, longitude] = CENTRES[countryId]?.[zip] ?? [null, null];
  return { latitude, longitude };
}

type Coordinates = readonly [latitude: number, longitude: number];

// By country id (10 Belgium, 50 Luxembourg) and postal code.
const CENTRES: Readonly<Record<number, Readonly<Record<string, Coordinates>>>> = {
  10: {
    1000: [50.8428, 4.3515],
    1020: [50.8842, 4.358],
    1030: [50.8674, 4.3773],
    1040: [50.8326, 4.389],
    1050: [50.8271, 4.3723],
    1060: [50.8301, 4.3402],
    1070: [50.8366, 4.3082],
    1080: [50.8522, 4.3303],
    1081: [50.8634, 4.3303],
    1082: [50.8658, 4.2926],
    1083: [50.8711, 4.3025],
    1090: [50.8809, 4.3228],
    1120: [50.8962, 4.3719],
    1130: [50.8923, 4.4177],
    1140: [50.8739, 4.4009],
    1150: [50.83, 4.4335],
    1160: [50.8164, 4.4265],
    1170: [50.7882, 4.418],
    1180: [50.8024, 4.3407],
    1190: [50.8175, 4.3267],
    1200: [50.8489, 4.4321],
    1210: [50.8538, 4.3705],
    1300: [50.7159, 4.6128],
    1310: [50.731, 4.4857],
    1400: [50.5887, 4.3309],
    1410: [50.7147, 4.3991],
    1420: [50.6969, 4.3538],
    1500: [50.7325, 4.2349],
    1560: [50.7675, 4.474],
    1640: [50.7459, 4.3575],
    1800: [50.9273, 4.4258],
    1930: [50.8795, 4.4826],
    1950: [50.8611, 4.4593],
    1970: [50.8509, 4.4874],
    2000: [51.2199, 4.4011],
    2800: [51.0259, 4.4775],
    3000: [50.8815, 4.6968],
    3080: [50.8259, 4.5078],
    4000: [50.6351, 5.5629],
    5000: [50.4593, 4.8505],
    6000: [50.4109, 4.4447],
    6700: [49.6851, 5.8105],
    7000: [50.4542, 3.9567],
    8000: [51.2093, 3.2247],
    8400: [51.2154, 2.9287],
    9000: [51.0678, 3.7291],
  },
  50: {
    1009: [49.6117, 6.13],
    4001: [49.4958, 5.9806],
    8001: [49.6206, 6.0736],
    8050: [49.6111, 6.05],
  },
};
